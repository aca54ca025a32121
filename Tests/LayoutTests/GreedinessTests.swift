import Layout
import Paravent
import Testing

@Suite struct GreedinessTests {
}
