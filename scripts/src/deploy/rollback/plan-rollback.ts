import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Current } from '../shells/kit.ts';

/**
 * The build of the shell to go back to: the one named, or the one before. It is written with the newest registry, so that
 * going back brings no version of a remote back. The error is a sentence for the person at the terminal.
 */
export function prepareSiteRollback(
  { current, former }: Current,
  to: string | undefined,
): Result<string, string> {
  const target = to ?? former[0];
  if (target === undefined)
    return err(`${current} é a primeira compilação: não há outra para a qual voltar.`);
  if (target === current) return err(`${current} é a que está no ar.`);
  if (former.includes(target)) return ok(target);
  const known = former.length > 0 ? `Já foram: ${former.join(', ')}.` : 'Antes dela não houve outra.';
  return err(`${target} nunca esteve no ar, ou não está mais guardada. ${known}`);
}

const ConditionSchema = v.object({ type: v.string(), status: v.string() });

/** Revisions of a service, as `gcloud run revisions list --format=json` says them. */
export const RevisionsSchema = v.array(
  v.object({
    metadata: v.object({ name: v.string(), creationTimestamp: v.string() }),
    status: v.optional(v.object({ conditions: v.optional(v.array(ConditionSchema), []) })),
  }),
);
export type Revisions = v.InferOutput<typeof RevisionsSchema>;

/** A service, as `gcloud run services describe --format=json` says it. */
export const ServiceSchema = v.object({
  status: v.object({
    traffic: v.array(v.object({ revisionName: v.string(), percent: v.optional(v.number(), 0) })),
  }),
});
export type Service = v.InferOutput<typeof ServiceSchema>;

/**
 * The revision of a function to go back to: the one named, or the newest of those before the one that answers. One that
 * could not start is none. The error is a sentence for the person at the terminal.
 */
export function prepareFunctionRollback(
  { status }: Service,
  revisions: Revisions,
  to: string | undefined,
): Result<string, string> {
  const answering = status.traffic.toSorted((a, b) => b.percent - a.percent)[0]?.revisionName ?? '';
  // Numbers of revisions have leading zeros, and so names settle what was made in one second.
  const sorted = revisions.toSorted(
    ({ metadata: a }, { metadata: b }) =>
      b.creationTimestamp.localeCompare(a.creationTimestamp) || b.name.localeCompare(a.name),
  );
  const names = sorted.map(({ metadata }) => metadata.name);
  const startable = sorted
    .filter((revision) => revision.status?.conditions.some(isReady) ?? false)
    .map(({ metadata }) => metadata.name);
  const before = startable.filter((name) => names.indexOf(name) > names.indexOf(answering));
  const target = to ?? before[0];
  if (target === undefined) return err(`${answering} não tem uma anterior que funcione.`);
  if (target === answering) return err(`${answering} é a que responde.`);
  if (startable.includes(target)) return ok(target);
  return err(`${target} não existe ou não pôde iniciar. Há: ${startable.join(', ')}.`);
}

const isReady = ({ type, status }: v.InferOutput<typeof ConditionSchema>): boolean =>
  type === 'Ready' && status === 'True';
