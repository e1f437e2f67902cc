import type { Pulse, Pulses, PulseUnit, ShareCell } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Notice, SelectField } from '@aura/shared-ui';
import { useState } from 'react';
import { BarRows } from '../charts/bar-rows.tsx';
import { ShareText } from '../charts/cell-text.tsx';
import { describeInterval, shareInWords } from '../charts/cell-words.ts';
import { ChartTable } from '../charts/chart-table.tsx';
import { readShare } from '../charts/reading.ts';
import { ShareLegend } from '../charts/share-legend.tsx';
import { shareShape } from '../charts/share-shape.ts';
import { buildProgrammeLink } from '../programmes/programme-id.ts';
import { buildProgrammePath } from './programme-path.ts';
import { nameFactor } from './pulse-words.ts';
import { deriveSuggestionPlan, type SuggestionPlan } from './suggestion-plan.ts';
import { formatDateOf } from '../words/dates.ts';
import styles from './pulse.module.css';
import { formatWhole } from '../words/numbers.ts';

/** How many answered, of those in closed groups. */
function describeAnswered(cell: ShareCell): string {
  const reading = readShare(cell);
  return reading.kind === 'share' || reading.kind === 'band'
    ? `Responderam cerca de ${shareInWords(reading)} pessoas consultadas.`
    : 'Não há pessoas suficientes neste grupo para mostrar números.';
}

/** "eNPS: 22 (entre 5 e 41), com cerca de 30 respostas." */
function describeEnps({ state, n, score, low, high }: PulseUnit['enps']): string {
  if (state !== 'ok' || n === null || score === null || low === null || high === null)
    return 'eNPS: sem número, por ter menos de dez respostas.';
  const range = low === high ? '' : ` (entre ${low} e ${high}, pelo arredondamento)`;
  return `eNPS: ${score}${range}, de −100 a 100, com cerca de ${formatWhole(n)} respostas.`;
}

interface Props {
  readonly known: Pick<Pulses, 'questions' | 'programmes' | 'units'>;
  readonly pulse: Pulse;
  readonly results: NonNullable<Pulse['results']>;
}

const COLUMNS = [
  { key: 'factor', label: 'Fator' },
  { key: 'text', label: 'Afirmação' },
  { key: 'unfavourable', label: 'Discordam', numeric: true },
  { key: 'interval', label: 'Faixa do arredondamento', numeric: true },
  { key: 'favourable', label: 'Concordam', numeric: true },
];

/** The answers of the groups: of all people asked, or of one department. */
export function PulseResults({ pulse, results: { units, suggestions }, known }: Props) {
  const { questions } = known;
  const [id, setId] = useState<string | null>(null);
  const unit = units.find((one) => one.id === id) ?? units[0];
  if (!unit) return null;
  return (
    <>
      {units.length > 1 && (
        <SelectField
          label="Grupo"
          options={units.map(({ id: of, name }) => ({ value: of ?? '', label: name }))}
          value={unit.id ?? ''}
          onChange={(value) => setId(value === '' ? null : value)}
        />
      )}
      <p>{describeAnswered(unit.answered)}</p>
      {pulse.withEnps && <p>{describeEnps(unit.enps)}</p>}
      <h4>Quem discorda de cada afirmação</h4>
      <Items unit={unit} questions={questions} />
      <Suggestions
        plans={suggestions.map((one) => deriveSuggestionPlan(one, pulse, known))}
        questions={questions}
      />
    </>
  );
}

function Items({ unit, questions }: { readonly unit: PulseUnit } & Pick<Pulses, 'questions'>) {
  const rows = questions.items.flatMap(({ id, factor, text }) => {
    const item = unit.items.find((one) => one.id === id);
    return item
      ? [{ id, factor, text, against: readShare(item.unfavourable), favour: readShare(item.favourable) }]
      : [];
  });
  return (
    <>
      <BarRows
        rows={rows.map(({ id, factor, against }) => ({
          id,
          label: factor,
          text: shareInWords(against),
          shape: shareShape(against),
        }))}
      />
      <ShareLegend readings={rows.map(({ against }) => against)} />
      <ChartTable
        caption={`Respostas de ${unit.name}`}
        columns={COLUMNS}
        rows={rows.map(({ id, factor, text, against, favour }) => ({
          id,
          factor,
          text,
          unfavourable: <ShareText reading={against} />,
          interval: describeInterval(against),
          favourable: <ShareText reading={favour} />,
        }))}
      />
    </>
  );
}

/** The next steps: an action for each item with much disagreement, and always a talk with people and the technical assessment. */
const Suggestions = ({
  plans,
  questions,
}: { readonly plans: readonly SuggestionPlan[] } & Pick<Pulses, 'questions'>) => (
  <Notice tone="info" title="O que fazer agora">
    <ol className={styles['questions']}>
      {plans.map(({ itemId, text, running, open }) => (
        <li key={itemId}>
          <strong>{nameFactor(questions, itemId)}</strong>: {text}
          {running.map((programme) => (
            <Link key={programme.id} to={buildProgrammeLink(programme)}>
              Já em andamento: “{programme.title}”, desde {formatDateOf(programme.createdAt)}
            </Link>
          ))}
          {open.map((lesson) => (
            <Link key={lesson.id} to={buildProgrammePath(lesson)}>
              Criar um programa com “{lesson.title}”
            </Link>
          ))}
        </li>
      ))}
      <li>
        Conte às pessoas o resultado e o que vai mudar, e converse com quem faz o trabalho antes de decidir.
      </li>
      <li>
        Leve o que apareceu a quem cuida do PGR (SESMT, CIPA ou consultoria): a avaliação técnica e o
        inventário de riscos são feitos lá.
      </li>
    </ol>
  </Notice>
);
