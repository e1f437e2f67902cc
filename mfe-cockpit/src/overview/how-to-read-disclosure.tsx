import type { CompanyOverview } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { explainNumbers } from './explain-numbers.ts';

/** Explains the numbers on demand. */
export const HowToReadDisclosure = ({ overview }: { readonly overview: CompanyOverview }) => (
  <Disclosure summary="Como ler estes números">
    <ul>
      {explainNumbers(overview).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Disclosure>
);
