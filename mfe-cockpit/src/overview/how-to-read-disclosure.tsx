import type { CompanyOverview } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { howToRead } from './how-to-read.ts';

/** What the numbers are, for whoever asks. */
export const HowToReadDisclosure = ({ overview }: { readonly overview: CompanyOverview }) => (
  <Disclosure summary="Como ler estes números">
    <ul>
      {howToRead(overview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Disclosure>
);
