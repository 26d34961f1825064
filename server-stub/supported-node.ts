/** The first Node with all that the package uses; the same as in `engines`. */
const oldest = [22, 13] as const

/**
 * Throws an error with the required version if Node is older: without it, Node reports that `node:sqlite` does not exist.
 * `command` runs the same on a later Node.
 */
export function requireSupportedNode(command = 'node FILE'): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `forge-contract needs Node ${oldest.join('.')} or later; this is Node ${process.versions.node}. ` +
      `Without another installation: npx -p node@24 ${command}`,
  )
}
