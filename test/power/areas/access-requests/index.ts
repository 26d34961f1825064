export * from './approve-access-request.defects.ts'
export * from './create-access-request.defects.ts'
export * from './deny-access-request.defects.ts'
export * from './list-access-requests.defects.ts'
