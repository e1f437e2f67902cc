import { listEvidence } from '@aura/shared-career-ui/task-evidence';
import type * as LineHelp from '@aura/shared-career/line-help';
import type { ResumeStructure } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { Button, Card, SelectField } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { listJobs } from '../line/list-jobs.ts';
import { putLine } from '../line/put-line.ts';
import { useLineRules } from '../line/use-line-rules.ts';
import { listOffers, type Offer } from './list-offers.ts';

interface Props {
  readonly resume: ResumeStructure;
  readonly onChange: (resume: ResumeStructure) => void;
}

const NEW_LINE = 'new';
const REASON = 'Você escreveu isto como prova de uma tarefa do plano.';

/** Results that the person wrote in the plan and that the CV lacks. None goes into it without their yes. */
export function ToldProofs({ resume, onChange }: Props) {
  const { value: evidence } = useAsked(listEvidence);
  const rules = useLineRules();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  // An addition to the step: without the proofs or the rules there is nothing to offer.
  if (!evidence || !rules) return null;
  const offers = listOffers(evidence, listJobs(resume), rules).filter(({ id }) => !dismissed.includes(id));
  if (offers.length === 0) return null;
  return (
    <section className={styles['fields']} aria-label="O que você escreveu no plano">
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          resume={resume}
          rules={rules}
          onAdd={onChange}
          onDismiss={() => setDismissed([...dismissed, offer.id])}
        />
      ))}
    </section>
  );
}

interface CardProps {
  readonly offer: Offer;
  readonly resume: ResumeStructure;
  readonly rules: Pick<typeof LineHelp, 'findSameDeed'>;
  readonly onAdd: (resume: ResumeStructure) => void;
  readonly onDismiss: () => void;
}

function OfferCard({ offer, resume, rules, onAdd, onDismiss }: CardProps) {
  const jobs = listJobs(resume);
  const [job, setJob] = useState(offer.job);
  const [line, setLine] = useState<string | null>(null);
  const chosen = jobs.find(({ value }) => value === job);
  if (!chosen) return null;
  const same = rules.findSameDeed(offer.text, chosen.items);
  const at = line ?? (same === null ? NEW_LINE : String(same));
  const add = () => {
    const replaces = at === NEW_LINE ? null : Number(at);
    const place = { in: chosen.in, index: chosen.index, replaces };
    onAdd(putLine(resume, place, offer.text, REASON).resume);
  };
  return (
    <Card as="section" tone="accent" aria-label="Acrescentar ao currículo">
      <div className={styles['item']}>
        <p>
          Você escreveu no plano: <strong>“{offer.text}”</strong>. Acrescentar ao currículo?
        </p>
        <SelectField
          label="Em qual trabalho foi?"
          options={jobs}
          value={job}
          onChange={(value) => {
            setJob(value);
            setLine(null);
          }}
        />
        {same !== null && (
          <SelectField
            label="Uma linha já conta isto"
            options={[
              { value: String(same), label: `No lugar de: ${chosen.items[same]}` },
              { value: NEW_LINE, label: 'Como linha nova' },
            ]}
            value={at}
            onChange={setLine}
          />
        )}
        <div className={styles['row']}>
          <Button onClick={add}>Acrescentar ao currículo</Button>
          <Button variant="quiet" onClick={onDismiss}>
            Agora não
          </Button>
        </div>
      </div>
    </Card>
  );
}
