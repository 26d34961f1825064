export * from './get-application-settings.defects.ts'
export * from './update-application-settings.defects.ts'
