import { MentorRequestSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** Address of the mentor; its screens differ by parameters. */
export const MENTOR_PATH = '/mentor-ia';

const withParameters = (parameters: Readonly<Record<string, string>>): string =>
  `${MENTOR_PATH}?${new URLSearchParams(parameters).toString()}`;

export const HISTORY_PATH = withParameters({ tela: 'conversas' });
export const FACTS_PATH = withParameters({ tela: 'sobre-mim' });

/** A conversation of the past, to read and go on with. */
export const buildConversationPath = (id: string): string => withParameters({ conversa: id });

/** The conversation that an address names; null for none, and for what cannot be one. */
export function readAskedConversation(parameters: URLSearchParams): string | null {
  const asked = parameters.get('conversa');
  return v.is(MentorRequestSchema.entries.conversationId, asked) ? asked : null;
}
