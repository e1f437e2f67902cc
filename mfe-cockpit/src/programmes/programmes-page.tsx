import {
  companyProgrammeEndEndpoint,
  companyProgrammesEndpoint,
  computeDay,
  computeWeek,
  OTHER_UNIT,
  OTHER_UNIT_NAME,
  type Programme,
  type ResponseOf,
} from '@aura/shared-domain';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { Button, Card, DataTable, Notice, PageHeader } from '@aura/shared-ui';
import { useRef, useState, type RefObject } from 'react';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { callCompany } from '../access/call-company.ts';
import { ShareText } from '../charts/cell-text.tsx';
import { describeInterval } from '../charts/cell-words.ts';
import { readShare } from '../charts/reading.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { NextLink } from '../layout/next-action.tsx';
import { describeDay, formatDateOf } from '../words/dates.ts';
import { describeWeek } from '../words/week-words.ts';
import { buildAnsweredPath, nameAlert } from './alert-name.ts';
import { readProposal } from './cause.ts';
import { chooseProgrammeStep, PROGRAMMES_ID } from './next-programme-step.ts';
import { ProgrammeForm } from './programme-form.tsx';
import { computeProgrammeId } from './programme-id.ts';
import styles from './programmes.module.css';

type Programmes = ResponseOf<typeof companyProgrammesEndpoint>;

/** `/cockpit/programas`: lessons that departments were given, and how far each group is; never who. */
export default function ProgrammesPage() {
  const [params, setParams] = useSearchParams();
  const proposed = readProposal(params);
  const [today] = useState(() => computeDay(new Date()));
  const asked = useAsked(load);
  const list = useRef<HTMLHeadingElement>(null);
  // A programme that has ended has no button to end it, which had the focus.
  useFocusWhenGone(asked.isAsking && asked.value !== null, list);
  // The alert is answered: the form no longer proposes it, and the list shows what was made.
  const showMade = () => {
    setParams({}, { replace: true });
    asked.reload();
    list.current?.focus();
  };
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Programas"
        lead="Lições atribuídas a departamentos, e quanto cada grupo já concluiu. Nunca quem concluiu."
      />
      <Answered
        asked={asked}
        label="Carregando os programas…"
        failed="Não foi possível carregar os programas"
      >
        {(loaded) => (
          <>
            {proposed.cause === null && <NextLink {...chooseProgrammeStep(loaded.programmes, today)} />}
            <ProgrammeForm key={params.toString()} known={loaded} proposed={proposed} onMade={showMade} />
            <ProgrammeList loaded={loaded} titleRef={list} onEnded={asked.reload} />
            <Notice tone="info" title="Sem matriz 9-box e sem notas por nome">
              Avaliar pessoas uma a uma aqui quebraria a promessa feita a quem aceitou o convite: a empresa vê
              grupos, nunca alguém. Por isso um programa é de um departamento, e a conclusão é a do grupo.
            </Notice>
          </>
        )}
      </Answered>
    </div>
  );
}

const load = () => callCompany(companyProgrammesEndpoint);

interface ListProps {
  readonly loaded: Programmes;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onEnded: () => void;
}

const ProgrammeList = ({ loaded: { programmes, week, departments }, titleRef, onEnded }: ListProps) => (
  <section aria-labelledby={PROGRAMMES_ID} className={styles['list']}>
    <h2 id={PROGRAMMES_ID} ref={titleRef} tabIndex={-1}>
      Programas da empresa
    </h2>
    {programmes.length === 0 && (
      <p>Ainda não há programas. Crie o primeiro acima ou a partir de um alerta.</p>
    )}
    {week !== null && programmes.length > 0 && <p>Números da semana de {describeWeek(week)}.</p>}
    {programmes.map((programme) => (
      <ProgrammeCard
        key={programme.id}
        programme={programme}
        departments={departments}
        isNew={week !== null && computeWeek(new Date(programme.createdAt)) > week}
        onEnded={onEnded}
      />
    ))}
  </section>
);

const COLUMNS = [
  { key: 'unit', label: 'Grupo' },
  { key: 'lesson', label: 'Lição' },
  { key: 'done', label: 'Concluíram', numeric: true },
  { key: 'range', label: 'Faixa do arredondamento', numeric: true },
];

/** The unit of small departments, which an alert can be about. */
const OTHERS = { id: OTHER_UNIT, name: OTHER_UNIT_NAME };

function ProgrammeCard({
  programme,
  departments,
  isNew,
  onEnded,
}: {
  readonly programme: Programme;
  readonly departments: Programmes['departments'];
  /** Whether it began after the week of the numbers. */
  readonly isNew: boolean;
  readonly onEnded: () => void;
}) {
  const [isEnding, setIsEnding] = useState(false);
  const { id, title, units, lessons, completion, dueOn, owner, alert, createdAt, endedAt } = programme;
  const rows = units.flatMap((unit, row) =>
    lessons.flatMap((lesson, at) => {
      const cell = completion[row]?.[at];
      if (!cell) return [];
      const reading = readShare(cell);
      return [
        {
          id: `${unit.name} ${lesson.id}`,
          unit: unit.name,
          lesson: lesson.title,
          done: <ShareText reading={reading} />,
          range: describeInterval(reading),
        },
      ];
    }),
  );
  return (
    <Card as="article" id={computeProgrammeId(id)} className={styles['programme']} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {endedAt === null ? `Em andamento desde ${formatDateOf(createdAt)}` : 'Encerrado'}
        {dueOn && ` · até ${describeDay(dueOn)}`} · Responsável: {owner?.name ?? 'toda a gestão'}
      </p>
      {alert && (
        <p>
          Responde ao alerta{' '}
          <Link to={buildAnsweredPath(alert)}>{nameAlert(alert, [...departments, OTHERS])}</Link>
        </p>
      )}
      {isNew && (
        <p>
          Começou depois da semana destes números: eles contam quem já tinha concluído as lições antes. O que
          mudar aparece na próxima semana.
        </p>
      )}
      <DataTable caption={`Conclusão dos grupos em ${title}`} narrow="stack" columns={COLUMNS} rows={rows} />
      {endedAt === null && (
        <Button variant="quiet" aria-label={`Encerrar ${title}`} onClick={() => setIsEnding(true)}>
          Encerrar
        </Button>
      )}
      {isEnding && (
        <ConfirmDialog
          title={`Encerrar ${title}`}
          action={{ label: 'Encerrar' }}
          keep="Manter"
          call={() => callCompany(companyProgrammeEndEndpoint, { id })}
          onDone={() => {
            setIsEnding(false);
            onEnded();
          }}
          onClose={() => setIsEnding(false)}
          reload={onEnded}
          failing={{
            refused: 'O programa não foi encerrado',
            unknown: 'Não sabemos se o programa foi encerrado',
            advice: 'Feche e veja como ele está.',
          }}
        >
          <p>O que as pessoas aprenderam continua contando nos números do grupo.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
