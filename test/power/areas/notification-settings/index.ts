export * from './get-notification-settings.defects.ts'
export * from './update-global-notification-settings.defects.ts'
export * from './update-notification-settings.defects.ts'
