/** Evaluated before the parts of the bundled server, which use what older versions of Node lack. */
import { requireSupportedNode } from './supported-node.ts'

requireSupportedNode()
