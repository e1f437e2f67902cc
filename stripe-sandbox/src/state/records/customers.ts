import * as v from 'valibot';
import { id, instant, metadata } from './fields.ts';

export const CustomerSchema = v.object({
  id,
  created: instant,
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  locales: v.array(v.string()),
  metadata,
  deleted: v.boolean(),
});
export type Customer = v.InferOutput<typeof CustomerSchema>;

export const PortalSessionSchema = v.object({
  id,
  customer: id,
  created: instant,
  returnUrl: v.nullable(v.string()),
});
export type PortalSession = v.InferOutput<typeof PortalSessionSchema>;
