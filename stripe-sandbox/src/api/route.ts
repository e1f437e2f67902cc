import type * as v from 'valibot';
import type { Result } from '@aura/shared-domain';
import type { World } from '../world.ts';
import type { Fault } from './fault.ts';
import type { Form } from '../http/form.ts';
import { readParameters } from './parameters.ts';
import type { Shape } from './shapes.ts';

/** One operation of Stripe's. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` in place of an id. */
  readonly path: string;
  /** What can be expanded in its answer. */
  readonly shape: Shape;
  /** Does it. Nothing has changed where the answer is a fault. */
  readonly run: (world: World, parameters: Form, id: string) => Result<object, Fault>;
}

/** Makes a route that reads its parameters first. */
export const route = <T extends v.GenericSchema>(
  method: Route['method'],
  path: string,
  shape: Shape,
  schema: T,
  run: (world: World, parameters: v.InferOutput<T>, id: string) => Result<object, Fault>,
): Route => ({
  method,
  path,
  shape,
  run(world, form, id) {
    const parameters = readParameters(schema, form);
    return parameters.ok ? run(world, parameters.value, id) : parameters;
  },
});
