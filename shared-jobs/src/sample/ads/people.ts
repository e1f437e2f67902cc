import type { SampleAd } from '../sample-ad.ts';

/** Human resources and payroll. */
export const PEOPLE_ADS: readonly SampleAd[] = [
  {
    key: 'analista-rh-generalista-anapolis',
    title: 'Analista de RH Generalista Pleno',
    company: 'Laboratório Genérico Cerradense',
    places: ['Anápolis/GO'],
    contracts: ['clt'],
    salary: [4800, 5500],
    phase: 21,
    description: `Indústria farmacêutica de médio porte, 480 pessoas.

Responsabilidades
• Recrutamento e seleção de vagas operacionais e técnicas
• Integração, treinamento e avaliação de experiência
• Pesquisa de clima e planos de ação com gestores
• Apoio a benefícios e à folha

Requisitos
• Superior em psicologia, administração ou gestão de RH
• 3 anos como generalista de RH em indústria
• Legislação trabalhista
• Excel intermediário

Diferenciais: DISC ou outra ferramenta de perfil, conhecimento de boas práticas de fabricação.

R$ 4.800 a R$ 5.500, CLT, transporte fretado, restaurante, plano de saúde. Pessoas com deficiência são bem-vindas em todas as nossas vagas.`,
  },
  {
    key: 'tech-recruiter-remoto',
    title: 'Tech Recruiter Pleno',
    company: 'Araponga Talentos',
    places: [],
    workModel: 'remote',
    salary: [6000, 7200],
    phase: 38,
    description: `Consultoria de seleção para empresas de tecnologia, 12 vagas por pessoa, sem meta de volume de ligações.

Como a gente trabalha: alinhamento profundo com o gestor, hunting no LinkedIn e em comunidades, entrevista por competências, retorno a todo mundo que participou. Todo mundo mesmo.

Buscamos 2 anos de recrutamento e seleção de pessoas desenvolvedoras e de dados; escrita cuidadosa; inglês intermediário para entrevistas curtas; uso de ATS (Gupy, Greenhouse ou similar).

Seria ótimo: employer branding, boolean avançado, vivência com vagas afirmativas.

Prestação de serviço PJ, R$ 6.000 a R$ 7.200 mensais + R$ 400 por contratação. Remoto.`,
  },
  {
    key: 'analista-dp-pleno-chapeco',
    title: 'Analista de Departamento Pessoal Pl',
    company: 'Cooperativa Aves do Oeste',
    places: ['Chapecó/SC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4300, 4900],
    phase: 10,
    description: `Folha de 3.800 pessoas em dois frigoríficos.

Processar folha de pagamento, férias e rescisões; fechar ponto eletrônico; enviar eSocial, DCTFWeb e FGTS Digital; calcular adicionais de insalubridade e horas extras; atender sindicatos e auditorias.

Requisitos: técnico ou superior em contábeis, administração ou RH; mínimo de 3 anos de experiência em folha de grande volume; Senior ou TOTVS RM; CLT e convenções coletivas; Excel.

Crioulo haitiano ou espanhol são diferenciais, temos muitos colegas imigrantes.

De R$ 4.300,00 a R$ 4.900,00. Contratação CLT.

O fechamento é dividido entre três analistas.`,
  },
  {
    key: 'business-partner-rh-sp',
    title: 'Business Partner de RH Sênior',
    company: 'Têxtil Água Rasa',
    places: ['São Paulo/SP'],
    contracts: ['clt'],
    phase: 27,
    description: `Parceria com diretores de operações e comercial (700 pessoas).

Desafios do cargo: planejamento de força de trabalho, sucessão, mapeamento de talentos, gestão de mudança na automação da tinturaria, orientação de líderes em feedback e desligamentos, indicadores de turnover e absenteísmo.

Conhecimentos necessários: graduação em psicologia, administração ou engenharia; 7 anos em RH, 3 como business partner; desenvolvimento organizacional; people analytics; relações sindicais. Inglês avançado.

Certificação em coaching e vivência industrial são bem avaliadas.

CLT, salário de R$ 12.500 a R$ 14.500, bônus, híbrido.

A posição responde à diretoria de pessoas e não tem equipe direta.`,
  },
  {
    key: 'assistente-treinamento-camacari',
    title: 'Assistente de Treinamento e Desenvolvimento',
    company: 'Polímeros Jacuípe',
    places: ['Camaçari/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2900, 3300],
    phase: 44,
    description: `Posição exclusiva para pessoas com deficiência.

Você organiza turmas de NRs e integrações, controla a matriz de treinamentos, emite certificados, faz listas de presença digitais, contrata instrutores e mede reação e eficácia.

Esperamos ensino superior em andamento em pedagogia, RH, administração ou psicologia; experiência de 1 ano em rotinas administrativas ou educação corporativa; Excel; boa comunicação. PowerPoint com noções de design será um diferencial.

R$ 2.900 a R$ 3.300, CLT, transporte fretado acessível, PLR, plano de saúde e odontológico.

A entrevista pode ser presencial ou por vídeo, com intérprete se você precisar.`,
  },
  {
    key: 'psicologo-organizacional-fortaleza',
    title: 'Psicólogo(a) Organizacional',
    company: 'Confecções Vento Aracati',
    places: ['Fortaleza/CE', 'Maracanaú/CE'],
    contracts: ['clt'],
    salary: [4200, 4800],
    phase: 16,
    description: `A empresa está implantando o mapeamento de riscos psicossociais previsto na NR-1 e precisa de quem conduza.

O papel inclui entrevistas e grupos focais, aplicação de instrumentos validados, devolutiva a lideranças, plano de ação, plantão psicológico breve com encaminhamento e apoio à seleção de líderes.

Requisitos: graduação em psicologia com CRP ativo; 2 anos de experiência em psicologia organizacional; conhecimento de saúde mental no trabalho e da NR-1; análise de dados simples em Excel. Pós em gestão de pessoas é diferencial.

R$ 4.200,00 a R$ 4.800,00, CLT, 40 horas, refeitório e plano de saúde.`,
  },
  {
    key: 'estagio-rh-itabuna',
    title: 'Estagiário(a) de Recursos Humanos',
    company: 'Chocolates Mata Atlântica do Sul',
    places: ['Itabuna/BA'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [980, 980],
    phase: 33,
    description: `Atividades: divulgar vagas, triar currículos, agendar entrevistas, montar kits de boas-vindas, atualizar murais e planilhas de benefícios.

Fazemos chocolate com cacau da região e somos 210 pessoas na fábrica. O RH tem três, e a quarta pode ser você.

Quem pode: estudantes de psicologia, administração ou gestão de RH, com matrícula ativa, do 2º ao 7º semestre. É importante ter boa escrita, discrição e Excel básico; Canva ajuda.

Bolsa de R$ 980,00, vale-transporte, refeição no local, chocolate sem parcimônia. 6 horas diárias. Programa de estágio aberto também a pessoas com deficiência.`,
  },
  {
    key: 'gerente-gente-gestao-recife',
    title: 'Gerente de Gente e Gestão',
    company: 'Rede Mangue Supermercados',
    places: ['Recife/PE'],
    workModel: 'onSite',
    phase: 5,
    description: `2.900 colaboradores, 19 lojas, turnover alto: o retrato é esse e o desafio é seu.

Responsabilidades: estratégia de pessoas; remuneração e benefícios; recrutamento em massa; relações trabalhistas e sindicais; segurança do trabalho; academia de líderes de loja; orçamento de pessoal.

Requisitos: ensino superior completo; pós-graduação em gestão de pessoas; 10 anos de experiência em RH, 5 deles em gestão; vivência em varejo alimentar; legislação trabalhista; indicadores de RH e orçamento de pessoal.

Experiência com implantação de sistema (ADP, Senior, TOTVS RM) é desejável.

R$ 17.000 a R$ 20.000, CLT, bônus de até 4 salários e plano de saúde.`,
  },
  {
    key: 'analista-remuneracao-sjc',
    title: 'Analista de Remuneração e Benefícios Sr.',
    company: 'Aerofólio Sistemas',
    places: ['São José dos Campos/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [9500, 11_000],
    phase: 22,
    description: `Descrição de cargos, pesquisa salarial, avaliação de cargos por pontos, ciclo de mérito, simulações de dissídio, gestão de contratos de plano de saúde e previdência. Você será referência técnica para a América Latina.

Skills: Excel avançado (Power Query bem-vindo), metodologia Hay ou Mercer, SAP SuccessFactors, inglês avançado, 5+ anos na área. Ensino superior em administração ou economia.

Oferta: R$ 9.500 a R$ 11.000, CLT, PLR, horário flexível, híbrido 3x2.

Projetamos sistemas embarcados para aviação e estamos criando trilhas para especialistas, trabalho que fica com esta vaga. Contratação efetiva.`,
  },
];
