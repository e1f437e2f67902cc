import type { CompanyOverview } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { howToRead } from './how-to-read.ts';

/** Explains the numbers on demand. */
export const HowToReadDisclosure = ({ overview }: { readonly overview: CompanyOverview }) => (
  <Disclosure summary="Como ler estes números">
    <ul>
      {howToRead(overview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Disclosure>
);
