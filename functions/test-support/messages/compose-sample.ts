import * as v from 'valibot';
import { composeMessage, type Composed } from '../../src/messages/compose/compose-message.ts';
import { isChosen } from '../../src/messages/choices/choices.ts';
import { findKind, type MessageKind } from '../../src/messages/kinds.ts';
import { SAMPLE_VALUES } from './sample-values.ts';

export const SAMPLE_SITE = 'https://aura.example';

interface Changes {
  /** In the place of what the sample has. */
  readonly values?: object;
  readonly name?: string | null;
}

/** A message as the demonstration would send it. */
export function composeSample(
  kind: MessageKind,
  { values = {}, name = 'Ana Souza' }: Changes = {},
): Composed {
  const { values: schema, code, topic } = findKind(kind);
  const given = v.parse(schema, { ...SAMPLE_VALUES[kind], ...values }) as object;
  return composeMessage({
    kind,
    values: { ...given, ...(code && { code: `/conta/acao?mode=${code}&oobCode=abc` }) },
    name,
    siteUrl: SAMPLE_SITE,
    unsubscribeUrl: isChosen(topic) ? `${SAMPLE_SITE}/api/messages/stop?t=x` : null,
  });
}
