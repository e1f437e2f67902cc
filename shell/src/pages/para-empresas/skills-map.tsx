import { DataTable } from '@aura/shared-ui';
import styles from './skills-map.module.css';

/** How present a skill is in a group. */
type Presence = 'low' | 'medium' | 'high';

/** A cell of the map: a reading, or the reason for hiding it. */
type MapCell = Presence | 'small' | 'complement';

const SKILLS = [
  { key: 'data', label: 'Análise de dados' },
  { key: 'communication', label: 'Comunicação' },
  { key: 'leadership', label: 'Liderança' },
] as const;

type SkillKey = (typeof SKILLS)[number]['key'];

/** An invented company, as an example of a reading and its omissions. */
const EXAMPLE_MAP: readonly ({ readonly id: string; readonly department: string } & Readonly<
  Record<SkillKey, MapCell>
>)[] = [
  { id: 'operations', department: 'Operações', data: 'high', communication: 'medium', leadership: 'medium' },
  { id: 'sales', department: 'Comercial', data: 'low', communication: 'high', leadership: 'medium' },
  { id: 'finance', department: 'Financeiro', data: 'high', communication: 'low', leadership: 'complement' },
  { id: 'legal', department: 'Jurídico', data: 'medium', communication: 'high', leadership: 'small' },
];

const TEXTS: Readonly<Record<MapCell, string>> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
  small: '—, grupo pequeno demais',
  complement: '—, omitida para proteger a outra',
};

/** The cover's picture: a map of skills by department as HR sees it, with the cells that HR does not see. */
export function SkillsMap() {
  return (
    <figure className={styles['figure']}>
      <div className={styles['sheet']}>
        <DataTable
          caption="Exemplo ilustrativo: presença de competências por departamento"
          narrow="stack"
          columns={[{ key: 'department', label: 'Departamento' }, ...SKILLS]}
          rows={EXAMPLE_MAP.map((row) => ({
            id: row.id,
            department: row.department,
            data: <Cell reading={row.data} />,
            communication: <Cell reading={row.communication} />,
            leadership: <Cell reading={row.leadership} />,
          }))}
        />
      </div>
      <ul className={styles['notes']}>
        <li>
          <strong>Grupo mínimo.</strong> No mapa, uma célula com menos de 10 pessoas avaliadas fica sem
          leitura.
        </li>
        <li>
          <strong>Supressão complementar.</strong> Se a célula omitida pudesse ser deduzida das outras, mais
          uma é omitida.
        </li>
        <li>
          <strong>Recortes.</strong> Com menos de 10 pessoas em grupos fechados, não há divisão por
          departamento.
        </li>
      </ul>
      <figcaption>Empresa e leituras fictícias.</figcaption>
    </figure>
  );
}

function Cell({ reading }: { readonly reading: MapCell }) {
  return (
    <span className={styles['cell']} data-reading={reading}>
      {TEXTS[reading]}
    </span>
  );
}
