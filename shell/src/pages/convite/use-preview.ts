import type { ApiErrorCode } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationPorts, InvitationPreview } from './ports.ts';

export type Preview =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly invitation: InvitationPreview }
  /** The link leads nowhere: cut, unknown, used, replaced or too old. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly message: string };

/** What the backend says of a link that cannot be one, or is none any more. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['not_found', 'invalid_request'] as const);

/** What the link is about; after a failure it can be asked again. */
export function usePreview(token: string, load: InvitationPorts['preview']) {
  const [preview, setPreview] = useState<Preview>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    void load(token).then((answer) => {
      if (isOver) return;
      if (answer.ok) setPreview({ status: 'ready', invitation: answer.value });
      else if (GONE.has(answer.error.code)) setPreview({ status: 'gone' });
      else setPreview({ status: 'failed', message: answer.error.message });
    });
    return () => {
      isOver = true;
    };
  }, [load, token, turn]);
  const retry = useCallback(() => {
    setPreview({ status: 'loading' });
    setTurn((last) => last + 1);
  }, []);
  return { preview, retry } as const;
}
