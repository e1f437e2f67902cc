import { DataTable, Tag } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const TASKS = [
  {
    id: '1',
    task: 'Publicar um painel de vendas',
    why: 'Mostra o que o cargo pede e o currículo ainda não prova',
    when: <Tag>30 dias</Tag>,
    points: '40',
  },
  {
    id: '2',
    task: 'Pedir uma recomendação',
    why: 'Confirma um resultado que hoje só você conta',
    when: <Tag>60 dias</Tag>,
    points: '25',
  },
];
const COLUMNS = [
  { key: 'task', label: 'Tarefa' },
  { key: 'why', label: 'Por quê' },
  { key: 'when', label: 'Prazo' },
  { key: 'points', label: 'Pontos', numeric: true },
];

/** The same table in both ways of fitting a narrow screen. */
export function Tables() {
  return (
    <>
      <Sample title="Rola para o lado" note="Para números que se comparam entre linhas.">
        <DataTable caption="Tarefas, com rolagem" columns={COLUMNS} rows={TASKS} />
      </Sample>
      <Sample title="Vira blocos" note="Para textos longos: na tela estreita cada linha vira um bloco.">
        <DataTable caption="Tarefas, em blocos" columns={COLUMNS} rows={TASKS} narrow="stack" />
      </Sample>
    </>
  );
}
