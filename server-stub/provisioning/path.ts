/** The prefix of the paths of provisioning. */
export const provisioningPath = '/provisioning'
