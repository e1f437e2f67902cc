import { defineRemote } from '@aura/shared-federation/contract';

export default defineRemote({
  name: 'cockpit',
  owner: 'empresas',
  shellApi: { min: 2, max: 2 },
  audience: 'gestor_rh',
  routes: [
    {
      path: '/cockpit',
      access: 'gestor_rh',
      chunks: ['overview'],
      title: 'Painel de Gestão',
      description: 'O desenvolvimento das pessoas da empresa em números de grupos, nunca de uma pessoa.',
    },
    {
      path: '/cockpit/pessoas',
      access: 'gestor_rh',
      chunks: ['people'],
      title: 'Pessoas da empresa',
      description: 'A lista de quem a empresa convidou, por departamento, e os links de convite.',
    },
    {
      path: '/cockpit/programas',
      access: 'gestor_rh',
      chunks: ['programmes'],
      title: 'Programas',
      description: 'Lições atribuídas a departamentos, e quanto cada grupo já concluiu.',
    },
    {
      path: '/cockpit/pulso',
      access: 'gestor_rh',
      chunks: ['pulse'],
      title: 'Pulso',
      description: 'Afirmações sobre o trabalho, respondidas por quem quer, em números de grupos.',
    },
    {
      path: '/cockpit/importar',
      access: 'gestor_rh',
      chunks: ['import'],
      title: 'Importar pessoas',
      description: 'Traga a lista de pessoas de uma planilha, XLSX ou CSV, com conferência linha a linha.',
    },
    {
      path: '/cockpit/registro',
      access: 'gestor_rh',
      chunks: ['audit'],
      title: 'Registro de atividades',
      description: 'Quem da gestão viu, exportou ou mudou o quê no painel da empresa, e quando.',
    },
    {
      path: '/cockpit/configuracao',
      access: 'gestor_rh',
      chunks: ['settings'],
      title: 'Configuração e contrato',
      description:
        'Departamentos, mínimos, quem entra no painel, contrato, licenças, plano e fatura da empresa.',
    },
    {
      path: '/cockpit/relatorio',
      access: 'gestor_rh',
      chunks: ['report'],
      title: 'Relatório executivo',
      description: 'Os indicadores da empresa em uma ou duas páginas, para imprimir ou salvar em PDF.',
    },
  ],
  navigation: [{ label: 'Painel de Gestão', path: '/cockpit', order: 40, role: 'gestor_rh' }],
});
