import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import type { World } from '../world.ts';
import { invalid, type Fault } from './fault.ts';
import { listOf, readParameters } from './parameters.ts';
import type { Shape } from './shapes.ts';

/** Fields that are to be answered in full, each as the names that lead to it. */
export type Expansion = readonly (readonly string[])[];

const MAX_LEVELS = 4;

const ExpandSchema = v.optional(listOf(v.string()), {});

/** Reads the parameter `expand`, and refuses what cannot be expanded before anything is done. */
export function readExpansion(given: unknown, shape: Shape): Result<Expansion, Fault> {
  const texts = readParameters(ExpandSchema, given);
  if (!texts.ok) return texts;
  const expansion = texts.value.map((text) => text.split('.'));
  for (const path of expansion) {
    const property = path.join('.');
    if (path.length > MAX_LEVELS) {
      return err(
        invalid(`You cannot expand more than 4 levels of a property. Property: ${property}`, 'expand'),
      );
    }
    if (!canExpand(shape, path))
      return err(invalid(`This property cannot be expanded (${property}).`, 'expand'));
  }
  return ok(expansion);
}

function canExpand(shape: Shape, [field = '', ...rest]: readonly string[]): boolean {
  const step = Object.hasOwn(shape, field) ? shape[field] : undefined;
  if (!step) return false;
  return rest.length === 0 ? step.expands : canExpand(step.to(), rest);
}

/** Replaces the requested fields by their objects, in an unshared copy. */
export function expand(world: World, object: unknown, shape: Shape, expansion: Expansion): void {
  for (const path of expansion) fill(world, object, shape, path);
}

const isListOfIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function fill(world: World, holder: unknown, shape: Shape, [field = '', ...rest]: readonly string[]): void {
  const step = shape[field];
  if (!step || typeof holder !== 'object' || holder === null) return;
  const fields = holder as Record<string, unknown>;
  const present = fields[field];
  // What another path has put there already is kept, with all that it holds.
  const isFull = typeof present === 'object' && !isListOfIds(present);
  const value = isFull ? present : step.fill(world, String(fields['id']), present);
  fields[field] = value;
  if (rest.length === 0) return;
  for (const inner of Array.isArray(value) ? value : [value]) fill(world, inner, step.to(), rest);
}
