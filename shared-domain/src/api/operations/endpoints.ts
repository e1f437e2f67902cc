import { OperationsHealthSchema } from './health.ts';
import {
  ChangeReleaseRequestSchema,
  ChangeReleaseResponseSchema,
  ReleasesRequestSchema,
  ReleasesResponseSchema,
} from './releases.ts';
import { StackRequestSchema, StackResponseSchema } from './stack.ts';
import { type AnyEndpoint, NO_BODY } from '../endpoint.ts';

export const operationsHealthEndpoint = {
  method: 'GET',
  path: '/operations/health',
  auth: 'person',
  request: NO_BODY,
  response: OperationsHealthSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const operationsStackEndpoint = {
  method: 'GET',
  path: '/operations/stack',
  auth: 'person',
  request: StackRequestSchema,
  response: StackResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const operationsReleasesEndpoint = {
  method: 'GET',
  path: '/operations/releases',
  auth: 'person',
  request: ReleasesRequestSchema,
  response: ReleasesResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const operationsChangeEndpoint = {
  method: 'POST',
  path: '/operations/releases',
  auth: 'person',
  request: ChangeReleaseRequestSchema,
  response: ChangeReleaseResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;
