/** The server side of the contract: an app for your own handlers, and the reference server. */
import { requireSupportedNode } from './supported-node.ts'

requireSupportedNode()

// An app for your own handlers
export { createApp, type App, type AppOptions } from './http/create-app.ts'
export type { ContextRequest, MakeContext } from './http/dispatch.ts'
export {
  accepted,
  created,
  list,
  noContent,
  ok,
  errorResponse,
  slice,
  type Area,
  type BodyOf,
  type Handler,
  type Handlers,
  type Incoming,
  type PathOf,
  type QueryOf,
  type HandlerResponse,
} from './http/handler.ts'
export type { Page, PageFacts, PageRequest } from './page.ts'
export type { Credential, Credentials } from './http/credentials.ts'

// Error responses
export { HttpError, forbidden, invalid, missing, notFound, type HttpErrorKind } from './http/errors.ts'

// Log
export { describeIncident, type Incident, type LoggedRequest, type LogRequest } from './http/log.ts'

export type { Log, LogEntry } from './monitoring/log.ts'

// The reference server
export { startStub, type Stub, type StubOptions } from './stub.ts'
export type { Provision } from './provisioning/index.ts'
export type { Coverage, OperationCoverage, Share } from './embedding/coverage.ts'
export type { Clock } from './embedding/clock.ts'
export type { Fault, FaultOptions, Faults } from './embedding/faults.ts'
export type { ForgeEvent, WaitOptions, Waiting } from './embedding/waiting.ts'
export type { Embedding, Snapshot } from './embedding/embed.ts'
export type { Account, Actor, ProjectAttributes, Role } from './embedding/actors.ts'
export type { RecordedRequest } from './embedding/recorder.ts'
export type { DatabaseLocation } from './database/connection.ts'
export { DatabaseError } from './database/errors.ts'

// Data to begin with
export { demoPasswords, demoTokens, seedDemo } from './seed/demo.ts'
export { readSeed } from './seed/data/read.ts'
export { SeedError, seedSchema } from './seed/data/schema.ts'
export type {
  SeedData,
  SeedGroup,
  SeedIssue,
  SeedMergeRequest,
  SeedProject,
  SeedRole,
  SeedUser,
} from './seed/data/schema.ts'
