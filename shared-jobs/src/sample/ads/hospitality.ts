import type { SampleAd } from '../sample-ad.ts';

/** Kitchens, hotels, bars, events and travel. */
export const HOSPITALITY_ADS: readonly SampleAd[] = [
  {
    key: 'cozinheiro-pousada-jericoacoara',
    title: 'Cozinheiro(a)',
    company: 'Pousada Vela Latina',
    places: ['Jijoca de Jericoacoara/CE'],
    contracts: ['clt'],
    phase: 6,
    description: `Cozinha pequena, cardápio curto, peixe do dia.

Responsável por café da manhã e jantar: mise en place, preparo dos pratos, controle de validade, pedidos a fornecedores, ficha técnica e limpeza da praça.

Queremos experiência de 2 anos como cozinheiro, domínio de frutos do mar, curso de manipulação de alimentos, higiene e organização. Saber fazer pão de fermentação natural é um diferencial.

Alojamento com quarto individual, três refeições, salário de R$ 2.600 a R$ 3.000 + 10%. CLT com folga de dois dias seguidos por semana na baixa temporada.

São 11 quartos e, no máximo, 30 jantares por noite.`,
  },
  {
    key: 'chef-executivo-gramado',
    title: 'Chef Executivo(a)',
    company: 'Hotel Vale das Hortênsias Azuis',
    places: ['Gramado/RS'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [12_000, 14_000],
    phase: 23,
    description: `Três restaurantes, banquetes para até 400 pessoas e room service 24 horas.

Atribuições: criar cardápios sazonais, controlar CMV, liderar brigada de 38 cozinheiros, negociar com produtores da serra, garantir boas práticas de manipulação (RDC 216), formar sous-chefs e cuidar do clima da cozinha, sem grito.

Formação em gastronomia, 8 anos de experiência em hotelaria ou alta gastronomia, 3 como chef. Gestão de custos. Inglês intermediário. Italiano ou francês e certificação de segurança alimentar pesam a favor.

CLT, R$ 12.000 a R$ 14.000, moradia, bônus por nota dos hóspedes.`,
  },
  {
    key: 'garcom-buffet-goiania',
    title: 'Garçom/Garçonete para Eventos',
    company: 'Buffet Pequi Dourado',
    places: ['Goiânia/GO'],
    workModel: 'onSite',
    phase: 40,
    dating: 'undated',
    description: `Freelancer para casamentos e formaturas aos fins de semana. Diária paga no fim do evento (R$ 160,00 de 8 horas, R$ 20,00 por hora a mais), jantar incluso, van saindo da Praça Cívica.

Quem: experiência como garçom, serviço à francesa ou volante, agilidade com bandeja, simpatia, pontualidade. Ensino fundamental.

Uniforme por nossa conta. Curso de bartender ajuda a pegar mais datas.`,
  },
  {
    key: 'camareira-hotel-maragogi',
    title: 'Camareira(o)',
    company: 'Resort Galés do Coral',
    places: ['Maragogi/AL'],
    contracts: ['clt'],
    salary: [1700, 1750],
    phase: 12,
    description: `Arrumação de 14 apartamentos por dia, reposição de enxoval e amenities, comunicação de manutenção, controle de frigobar, tratamento de achados e perdidos.

Requisitos: ensino fundamental completo, experiência com limpeza ou governança, atenção aos detalhes, disponibilidade aos domingos em escala 6x1.

Ter trabalhado em hotel ou conhecer produtos de limpeza profissional será diferencial.

Salário de R$ 1.700,00 a R$ 1.750,00 + taxa de serviço + transporte de Japaratinga e Porto Calvo + alimentação. Regime CLT. Há vagas também para pessoas com deficiência.

A equipe de governança tem 22 pessoas e cada dupla cuida de um bloco fixo.`,
  },
  {
    key: 'recepcionista-hotel-manaus',
    title: 'Recepcionista de Hotel - Turno Noturno',
    company: 'Hotel Boto Tucuxi',
    places: ['Manaus/AM'],
    workModel: 'onSite',
    phase: 29,
    description: `Das 23h às 7h, escala 12x36.

Check-in e check-out, auditoria noturna, atendimento a grupos que chegam de voos internacionais, orientação turística, reservas de última hora, cobrança e fechamento de caixa.

Pedimos inglês avançado, ensino médio completo, 1 ano em recepção de hotel, sistema de gestão hoteleira (Opera, Desbravador ou CMNet), postura acolhedora. Espanhol ou japonês são um diferencial.

CLT, salário de R$ 2.300 a R$ 2.500 + adicional noturno + ceia + táxi da empresa na volta.

O hotel fica a dez minutos do porto e tem 84 apartamentos; à noite trabalham duas pessoas na recepção e um mensageiro.`,
  },
  {
    key: 'gerente-geral-hotel-bonito',
    title: 'Gerente Geral de Hotel',
    company: 'Eco Hotel Rio Formosinho',
    places: ['Bonito/MS'],
    contracts: ['clt'],
    salary: [11_000, 13_500],
    phase: 1,
    description: `62 apartamentos, 80 colaboradores, certificação ambiental em curso.

Sua responsabilidade vai da ocupação ao resultado: vendas e revenue management, operação de hospedagem e A&B, manutenção, pessoas, segurança das atividades de ecoturismo e relação com agências locais.

Requisitos: superior em hotelaria, turismo ou administração; 6 anos na gestão de hotel; domínio de DRE e orçamento; inglês fluente; liderança; CNH B. Experiência em turismo de natureza é desejável, espanhol também.

R$ 11.000 a R$ 13.500, CLT, casa na propriedade, bônus semestral por resultado e por avaliação de hóspedes.`,
  },
  {
    key: 'bartender-rio',
    title: 'Bartender',
    company: 'Bar Maré de Quadratura',
    places: ['Rio de Janeiro/RJ'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2200, 4200],
    phase: 18,
    description: `Coquetelaria autoral em Botafogo procura mais uma pessoa no balcão.

Executar carta com 18 drinques, preparar xaropes e infusões, conferir estoque, manter o bar limpo e conversar com quem senta na frente.

Experiência de 1 ano em coquetelaria, conhecimento de destilados e clássicos, velocidade em noite cheia. Inglês para atender turista é diferencial.

Remuneração de R$ 2.200,00 a R$ 4.200,00, do fixo à média com gorjeta em folha. CLT, 44h, folga fixa às segundas. Metrô na porta e reembolso de carro por app depois da meia-noite.

Teste prático remunerado, numa quarta-feira.`,
  },
  {
    key: 'confeiteira-teresopolis',
    title: 'Confeiteiro(a)',
    company: 'Confeitaria Bem Assada',
    places: ['Teresópolis/RJ'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2400, 2900],
    phase: 35,
    description: `Produção diária de bolos, tortas e folhados para duas lojas.

A cozinha é aberta para o salão: quem passa na rua vê o bolo ser montado. São quatro pessoas por turno, forno de lastro e uma batedeira que tem nome.

A pessoa que procuramos domina massas básicas, cremes, ganache e finalização; sabe ler ficha técnica; trabalha limpo; entende de fermentação. Curso de confeitaria ou gastronomia e 2 anos de prática. Boas práticas de manipulação são indispensáveis.

Bolos decorados em pasta e atendimento de encomendas são diferenciais.

Das 5h às 13h20. De R$ 2.400,00 a R$ 2.900,00, carteira assinada (CLT), vale-transporte, café e almoço.`,
  },
  {
    key: 'analista-eventos-brasilia',
    title: 'Analista de Eventos Pleno',
    company: 'Praça Alta Produções',
    places: ['Brasília/DF'],
    workModel: 'hybrid',
    contracts: ['pj'],
    phase: 7,
    description: `Congressos de associações médicas e de órgãos públicos, de 150 a 3.000 pessoas.

Responsabilidades: briefing e proposta, orçamento, cronograma, contratação de fornecedores, cerimonial básico, credenciamento, gestão no local, relatório final e prestação de contas.

Requisitos: superior em eventos, turismo, relações públicas ou afins; 3 anos com produção de eventos corporativos; negociação; Excel; disponibilidade para viagens e fins de semana. Experiência com eventos híbridos e transmissão ao vivo é um diferencial.

PJ com R$ 5.000 a R$ 6.000 mensais, folgas compensadas, escritório duas vezes por semana.

Em 2025 fizemos 41 eventos.`,
  },
  {
    key: 'atendente-cafeteria-curitiba',
    title: 'Barista / Atendente de Cafeteria',
    company: 'Café Bico de Gralha',
    places: ['Curitiba/PR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2000, 2150],
    phase: 24,
    description: `Grãos de pequenos produtores do norte pioneiro e fila na porta aos sábados.

Você extrai espresso, vaporiza leite, prepara coados, monta pedidos, opera o caixa e explica a diferença entre um lavado e um natural sem ser chato.

Ensino médio. Experiência com atendimento. Curso de barista ou vontade forte de aprender (a gente forma). Latte art é enfeite bem-vindo.

R$ 2.000 a R$ 2.150 por 40 horas + 10% + café para levar. CLT. Vaga aberta a pessoas com deficiência.

Entregue o currículo na loja ou pelo formulário.`,
  },
  {
    key: 'auxiliar-cozinha-balneario',
    title: 'Auxiliar de cozinha - temporada',
    company: 'Restaurante Pirão da Barra',
    places: ['Balneário Camboriú/SC', 'Itapema/SC'],
    salary: [2200, 2200],
    phase: 41,
    description: `CONTRATO TEMPORÁRIO DEZEMBRO A MARÇO!!

8 vagas auxiliar de cozinha: descascar, cortar, porcionar peixe e camarão, montar saladas, lavar louça, ajudar na chapa.

Requisitos: noções de higiene e manipulação de alimentos, experiência em cozinha (mesmo curta), disponibilidade de horário inclusive fim de semana.

Pagamos R$ 2.200,00 por mês + gratificação de fim de temporada + alojamento p/ quem vem de fora + refeições. Contrato pela agência, tudo registrado.

Fazemos 500 almoços por domingo na alta temporada!! Precisa gostar de correria. Entrevista na hora do café, das 15h às 16h, com o chefe de cozinha.`,
  },
  {
    key: 'agente-viagens-remoto',
    title: 'Consultor(a) de Viagens Pleno',
    company: 'Mala de Vento Viagens',
    places: [],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [3300, 4800],
    phase: 13,
    description: `Agência de viagens de lazer sob medida, atendimento 100% online.

Montar roteiros nacionais e internacionais, cotar aéreo, hotéis e seguros, emitir bilhetes, acompanhar o passageiro antes, durante e depois, resolver imprevistos.

Requisitos: 2 anos como agente de viagens; Amadeus ou Sabre; inglês intermediário; negociação com operadoras; organização. Curso técnico ou superior em turismo é desejável. Conhecer bem algum destino (Chile, Portugal, Lençóis Maranhenses) te diferencia.

Remuneração de R$ 3.300 a R$ 4.800, do fixo à média com comissão. CLT, remoto, plantão telefônico um fim de semana por mês.`,
  },
  {
    key: 'gerente-restaurante-palmas',
    title: 'Gerente de Restaurante',
    company: 'Peixaria Taquaruçu',
    places: ['Palmas/TO'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 30,
    description: `Casa de 160 lugares à beira do lago.

Gerir salão e caixa, montar escala de 24 pessoas, treinar garçons, controlar custo e compras, resolver problemas com cliente na hora, fechar o mês com o escritório contábil, cuidar de alvarás e vigilância sanitária.

Experiência mínima de 3 anos como gerente ou maître; superior em gastronomia, hotelaria ou administração (pode estar cursando); liderança; sistema de comandas; Excel. Noções de vinho e de marketing local são desejáveis.

R$ 4.500 a R$ 5.200 + participação nos 10%. CLT.

A folga é fixa às terças.`,
  },
];
