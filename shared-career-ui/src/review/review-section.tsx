import { Disclosure } from '@aura/shared-ui';
import { useContext, useState, type ReactNode } from 'react';
import { Unsure } from './unsure.ts';

interface Props {
  readonly title: string;
  /** What it holds, in a few words: "vazio", "3 idiomas". */
  readonly digest: string;
  /** Paths of the CV that it shows. */
  readonly paths: readonly string[];
  /** Whether it is so short that folding it saves nothing. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** A part of the CV, folded where the reading was sure: a screen of fields that are right hides the one that is not. */
export function ReviewSection({ title, digest, paths, isShort = false, children }: Props) {
  const isUnsure = useContext(Unsure);
  // What is corrected becomes sure, and must not fold under the person's hands.
  const [startsOpen] = useState(() => isShort || paths.some(isUnsure));
  return (
    <section aria-label={title}>
      <Disclosure
        open={startsOpen}
        summary={
          <>
            <strong>{title}</strong>: {digest}
          </>
        }
      >
        {children}
      </Disclosure>
    </section>
  );
}
