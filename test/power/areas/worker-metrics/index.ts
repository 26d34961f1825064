export * from './get-compound-metrics.defects.ts'
export * from './get-job-statistics.defects.ts'
export * from './get-process-metrics.defects.ts'
export * from './get-queue-metrics.defects.ts'
