import type { SampleAd } from '../sample-ad.ts';

/** Ads that ask for a second look: each carries at least one of the signs that the radar points out. */
export const ADS_WITH_CAUTION_SIGNS: readonly SampleAd[] = [
  {
    key: 'atencao-sem-empresa',
    title: 'Auxiliar Administrativo',
    company: '',
    places: ['Rio de Janeiro/RJ'],
    contracts: ['clt'],
    salary: [2400, 2400],
    phase: 3,
    description: `Empresa de grande porte em expansão contrata auxiliar administrativo para início imediato na região central.

Atividades
Arquivar documentos e atender o telefone
Lançar pagamentos em planilha
Receber visitantes e correspondências

Requisitos
Ensino médio completo
Excel básico
Boa comunicação
Organização
Desejável experiência em rotinas administrativas

Horário de segunda a sexta, das 8h às 18h, com uma hora de almoço. Salário de R$ 2.400 mais vale-transporte e refeição.

O nome do cliente é mantido em sigilo durante a seleção e será informado apenas a quem chegar à última etapa.`,
  },
  {
    key: 'atencao-so-whatsapp',
    title: 'Recepcionista bilíngue',
    company: 'Espaço Maralua',
    places: ['Vila Velha/ES'],
    workModel: 'onSite',
    salary: [2700, 3000],
    phase: 16,
    description: `URGENTE!!! 3 vagas para recepcionista bilíngue em espaço de eventos à beira-mar.

O que a pessoa faz: recebe convidados, confere listas, responde orçamentos e fecha o caixa no fim da noite.

Requisitos:
- Ensino médio
- Inglês para conversação
- Experiência com atendimento ao público
- Informática básica
- Disponibilidade para fins de semana

Pagamos de R$ 2.700 a R$ 3.000 com gorjetas. Uniforme e jantar na casa.

Currículos somente pelo WhatsApp (27) 90000-0000. Não ligue e não vá ao local: respondemos só por mensagem, pela ordem de chegada, até completar o quadro.`,
  },
  {
    key: 'atencao-pede-cpf-e-conta',
    title: 'Assistente de Atendimento Online',
    company: 'Zuripá Atendimentos',
    places: ['São Paulo/SP'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [2900, 3200],
    phase: 29,
    description: `Atendimento por chat a consumidores de lojas virtuais, em casa, com equipamento emprestado.

Requisitos
Ensino médio completo
Digitação rápida
Atendimento ao cliente por chat ou telefone
Internet de pelo menos 50 mega

Diferencial: CRM ou Zendesk.

Seis horas por dia, seis dias por semana, com folga fixa ou rotativa.

Para adiantar o cadastro no sistema, envie o CPF, uma selfie segurando o documento e os dados bancários para recebimento junto com o formulário. A conversa com a supervisora é marcada depois que o cadastro estiver completo, em até dois dias úteis.`,
  },
  {
    key: 'atencao-curso-pago',
    title: 'Agente de Aeroporto',
    company: 'Instituto Asa Caburé Treinamentos',
    places: ['Guarulhos/SP', 'Campinas/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2850, 3600],
    phase: 42,
    description: `Selecionamos pessoas para os balcões de atendimento das companhias aéreas. São 25 oportunidades em Guarulhos e 10 em Viracopos.

Funções do cargo
Fazer o check-in e orientar o embarque
Etiquetar bagagens
Ajudar passageiros que perderam conexão

Perfil exigido
Ensino médio completo
Inglês básico
Facilidade para falar com o público
Disponibilidade para turnos e escala 6x1

O salário vai de R$ 2.850 a R$ 3.600.

Quem passar pela conversa inicial precisa ter o curso de agente: o treinamento de cinco dias deve ser pago pelo candidato. A taxa de inscrição de R$ 89,90, por Pix, garante o lugar na turma seguinte e não é devolvida.`,
  },
  {
    key: 'atencao-ganho-fora-do-comum',
    title: 'Avaliador de aplicativos em casa',
    company: 'Vidazul Tarefas Globais',
    places: [],
    workModel: 'remote',
    phase: 10,
    dating: 'undated',
    description: `Ganhe até R$ 600 por dia avaliando apps e vídeos, sem sair de casa e sem experiência! Bastam duas horas e um celular.

Você assiste, dá notas e repassa prints ao seu líder. Quanto mais tarefas, maior o nível, e os níveis altos liberam comissões sobre os convidados.

Necessário: celular com internet, conta em rede social, vontade de crescer e atenção aos detalhes. Boa comunicação por escrito é desejável para quem quiser virar líder de equipe.

Não há horário, chefe ou entrevista. As vagas de cada grupo costumam acabar no mesmo dia em que ele abre, e a liberação sai na hora depois do cadastro no grupo do Telegram indicado pelo recrutador.`,
  },
  {
    key: 'atencao-antiga',
    title: 'Analista de Sistemas Sênior',
    company: 'Distribuidora Três Marcos',
    places: ['Niterói/RJ'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [8500, 10000],
    phase: 23,
    dating: 'old',
    description: `A distribuidora atende 1.900 mercados do Grande Rio e do Norte Fluminense e procura analista para o sistema de pedidos.

Responsabilidades e tarefas
Levantar necessidades com vendas, crédito e entrega
Especificar mudanças e acompanhar a fábrica de software
Dar apoio ao fechamento do mês

Requisitos e competências
Levantamento de requisitos
UML ou BPMN
SQL Server
Experiência com ERP (Winthor, Protheus ou semelhante)
Inglês para leitura

Vantagens: plano de saúde, vale-refeição de R$ 32 por dia, PLR e estacionamento ao lado da estação das barcas.

Modelo de trabalho: três dias no escritório do Centro de Niterói. Pretensão salarial entre R$ 8.500 e R$ 10.000 deve constar no currículo.`,
  },
];
