import { EvidenceQuotes } from '@aura/shared-career-ui';
import { choosePlural, type Fact } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';

/** The person's own statements that a text rests on. */
export function FactsUsed({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Disclosure summary={choosePlural(facts.length, 'O fato usado', `Os ${facts.length} fatos usados`)}>
      <EvidenceQuotes evidence={facts.map(({ evidence }) => evidence)} />
    </Disclosure>
  );
}
