import { choosePlural, formatMoney, type JobHit, type WordMatch } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Tag } from '@aura/shared-ui';
import type { ComponentProps } from 'react';
import { FitFigure } from '../../job-terms/fit-figure.tsx';
import { describeConfirming, findFitRange, nameFitBand } from '../../job-terms/fit-words.ts';
import { GRADE_WORDS, OPEN_WORD } from '../../job-terms/grade-words.ts';
import { describePlaces } from '../../job-terms/terms.ts';
import { DemonstrationMark } from '../parts/demonstration-mark.tsx';
import { SourceCredit } from '../parts/ad-source.tsx';
import { SaveJob } from '../parts/save-job.tsx';
import { buildPostingPath } from '../paths.ts';
import { describeFacts } from './facts-in-words.ts';
import styles from './search.module.css';

type LinkProps = ComponentProps<typeof Link>;

interface Props {
  readonly hit: JobHit;
  readonly now: Date;
  /** Where the posting opens; on a page of its own if absent. */
  readonly opens?: Pick<LinkProps, 'to' | 'state'>;
  /** The least pay that the person wants, reais a month. */
  readonly floor?: number | null;
  /** Whether it is open beside the list. */
  readonly isOpen?: boolean;
}

/** A posting in a list: how it fits, why, and what is known of it. */
export function JobCard({ hit, now, opens, floor = null, isOpen = false }: Props) {
  const { fit, requirements, met, near, missing, open, cautions, versions } = hit;
  const place = describePlaces(hit.places);
  const range = findFitRange(fit);
  return (
    <article
      className={`${styles['card']} ${isOpen ? styles['open'] : ''}`}
      aria-labelledby={buildHitId(hit.id)}
    >
      <div className={styles['cardHead']}>
        <div>
          <h3 id={buildHitId(hit.id)} className={styles['cardTitle']}>
            <Link {...(opens ?? { to: buildPostingPath(hit.id) })} aria-current={isOpen ? 'true' : undefined}>
              {hit.title}
            </Link>
          </h3>
          <p>{[hit.company || 'Empresa não informada', place].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={styles['fit']}>
          {fit.value === null ? (
            <span className={styles['note']}>Sem nota: a vaga não traz requisitos legíveis</span>
          ) : (
            <>
              <span className={styles['fitBand']}>{nameFitBand(fit)}</span>
              <span className={styles['fitValue']}>
                <FitFigure fit={fit} />
              </span>
            </>
          )}
        </p>
      </div>
      <p className={styles['note']}>
        {describeFacts(hit, now)} · <SourceCredit source={hit.source} />
      </p>
      <Warnings hit={hit} place={place} floor={floor} />
      {requirements.of > 0 && (
        <p>
          Seu currículo mostra {requirements.met} de {requirements.of}{' '}
          {choosePlural(requirements.of, 'requisito', 'requisitos, entre obrigatórios e desejáveis')}.
          {showsFewer(hit) &&
            ' A nota conta também o cargo, o nível e as atividades, e em parte o que está próximo ou por confirmar.'}
        </p>
      )}
      {range && (
        <p>
          Para saber onde você fica na faixa, abra a vaga e {describeConfirming(range.requirements)}. O que
          você tem e não escreveu, escreva no currículo.
        </p>
      )}
      <Reasons title="Atende" reasons={met} />
      <Reasons title={GRADE_WORDS.adjacent.label} reasons={near} />
      <Reasons title={GRADE_WORDS.absent.label} reasons={missing} />
      <Reasons title={OPEN_WORD.label} reasons={open} />
      <WordNotes words={hit.words} />
      <div className={styles['cardFoot']}>
        <SaveJob id={hit.id} title={hit.title} isSaved={hit.saved} />
        {hit.similar && <Tag>Cargo parecido</Tag>}
        {cautions !== 'none' && (
          <Tag tone="warning">
            {cautions === 'care' ? 'Confira antes de se candidatar' : 'Um ponto a conferir'}
          </Tag>
        )}
        {versions > 1 && <span className={styles['note']}>{versions} anúncios da mesma vaga</span>}
      </div>
    </article>
  );
}

/** What a person has to know before anything else: a posting that does not exist, is elsewhere, or pays less. */
function Warnings({
  hit,
  place,
  floor,
}: Pick<Props, 'hit'> & { readonly place: string; readonly floor: number | null }) {
  const pay = floor === null ? null : compareWithFloor(hit, floor);
  if (hit.source !== 'sample' && hit.elsewhere === null && pay === null) return null;
  return (
    <p className={styles['ways']}>
      <DemonstrationMark source={hit.source} />
      {hit.elsewhere !== null && (
        <Tag tone="warning">
          {hit.elsewhere === 'state' ? 'Em outro estado' : 'Em outra cidade'}: {place}
        </Tag>
      )}
      {pay && <Tag tone={pay.isBelow ? 'warning' : 'neutral'}>{pay.text}</Tag>}
    </p>
  );
}

/** How the pay of a posting stands to a floor, in words; null where it is stated in another currency. */
function compareWithFloor({ facts, salary }: JobHit, floor: number) {
  const amount = formatMoney(floor, 'BRL');
  if (facts.monthlySalary)
    return facts.monthlySalary.max < floor
      ? { isBelow: true, text: `Paga menos que o seu piso de ${amount}` }
      : { isBelow: false, text: `Chega ao seu piso de ${amount}` };
  return salary ? null : { isBelow: false, text: `Não informa o salário (seu piso: ${amount})` };
}

/** A band from which a person expects most demands to be met. */
const EXPECTS_MOST = 60;

/** Whether the number is high although fewer than half of the demands are shown: then the card says what else counts. */
const showsFewer = ({ fit, requirements: { met, of } }: JobHit): boolean =>
  (fit.value ?? 0) >= EXPECTS_MOST && met * 2 < of;

/** The id of the heading of a posting in the list. */
export const buildHitId = (id: string): string => `hit-${id}`;

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: JobHit['met'] }) {
  if (reasons.length === 0) return null;
  return (
    <p className={styles['reasons']}>
      <span className={styles['note']}>{title}:</span> {reasons.map(({ label }) => label).join('; ')}.
    </p>
  );
}

/** Words that were found in another form than they were typed; without it a result may look out of place. */
function WordNotes({ words }: { readonly words: readonly WordMatch[] }) {
  const notes = words
    .filter(({ how }) => how === 'synonym' || how === 'typo')
    .map(({ asked, found }) => `“${asked}” como “${found}”`);
  if (notes.length === 0) return null;
  return <p className={styles['note']}>Encontrei {notes.join(', ')}.</p>;
}
