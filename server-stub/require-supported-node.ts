/** Imported first: modules that follow use what older versions of Node lack. */
import { requireSupportedNode } from './supported-node.ts'

requireSupportedNode()
