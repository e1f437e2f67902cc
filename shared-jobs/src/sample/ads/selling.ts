import { inEachCity, type SampleAd } from '../sample-ad.ts';

/** Shops, representatives, inside sales and key accounts. */
export const SELLING_ADS: readonly SampleAd[] = [
  ...inEachCity(
    {
      key: 'vendedor-loja-calcados-juazeiro',
      title: 'Vendedor(a) de Loja - Calçados',
      company: 'Passarim Calçados',
      contracts: ['clt'],
      salary: [1621, 2800],
      phase: 1,
      description: `Gosta de gente e de movimento? A Passarim abre duas vagas no Cariri.

Atividades: atendimento ao cliente no salão, demonstração de produtos, venda consultiva de acessórios, organização de estoque, montagem de vitrine e abertura do cartão da loja.

Requisitos: ensino médio completo, experiência com vendas no varejo de moda ou calçados, facilidade para negociar e bater metas, disponibilidade para trabalhar aos domingos em escala.

Diferencial: já ter usado sistema de PDV e vender pelo Instagram ou WhatsApp.

Remuneração de R$ 1.621,00 a R$ 2.800,00, entre fixo e comissão. CLT, folga semanal, desconto de 30% em compras.`,
    },
    ['Juazeiro do Norte/CE', 'Crato/CE'],
  ),
  {
    key: 'sdr-inbound-bh',
    title: 'SDR (Pré-vendas) Júnior',
    company: 'Prumo Claro Software',
    places: ['Belo Horizonte/MG'],
    contracts: ['clt'],
    disability: 'open',
    phase: 18,
    description: `Cansou de ligar para lista fria? Aqui 80% dos leads chegam pedindo contato.

O que você vai fazer: qualificar leads por telefone, e-mail e LinkedIn, entender a dor de pequenas construtoras, agendar reuniões para os executivos de vendas, registrar tudo no CRM e sugerir melhorias nas cadências.

O que buscamos: ótima comunicação oral e escrita, curiosidade comercial, organização. Experiência de 6 meses em pré-vendas, telemarketing ou atendimento. Conhecimento de Pipedrive ou HubSpot é um diferencial; a gente ensina SPIN e BANT.

Salário de R$ 2.600 a R$ 3.900 por mês, do fixo à média do time com variável. CLT, híbrido na Savassi, vale-refeição de R$ 40/dia, plano de saúde. Aceitamos e incentivamos candidaturas de pessoas com deficiência.`,
  },
  {
    key: 'inside-sales-pleno-saas',
    title: 'Executivo(a) de Vendas Inside Sales Pleno',
    company: 'Kilovento Gestão de Energia',
    places: ['São Paulo/SP'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [5500, 9000],
    phase: 35,
    description: `Venda de um software que mostra onde a empresa desperdiça energia. Ticket médio baixo, ciclo de 35 dias, público industrial.

Responsabilidades
• Conduzir reuniões de diagnóstico e demonstrações por vídeo
• Negociar contratos com diretores e gerentes de manutenção
• Gerir o funil de vendas no HubSpot e fazer forecast semanal
• Trocar aprendizados com marketing e produto

Requisitos
• 3 anos em vendas B2B de software ou serviços técnicos
• Domínio de metodologia de venda consultiva (SPIN, BANT ou MEDDIC)
• CRM atualizado sem ninguém pedir

Bônus
• Conhecer o mercado livre de energia
• Inglês para conversar com fornecedores

Salário de R$ 5.500 a R$ 9.000 por mês, do fixo ao alvo com variável. CLT, trabalho remoto em qualquer lugar do Brasil.`,
  },
  {
    key: 'representante-comercial-rs-sc',
    title: 'Representante Comercial - Ferragens',
    company: 'Metalúrgica Pinhal Velho',
    places: ['Caxias do Sul/RS', 'Lages/SC'],
    contracts: ['pj'],
    phase: 7,
    description: `Procuramos representante comercial autônomo com carteira própria em lojas de ferragens e home centers da serra gaúcha e do planalto catarinense.

Linha de dobradiças, fechos e puxadores, entrega em 10 dias, tabela competitiva.

É preciso: registro no CORE, veículo próprio, CNH B, experiência com vendas externas no segmento de construção e visita presencial semanal aos clientes. Ajuda ter conhecimento de medidas e acabamentos.

Comissão de 6% sobre o faturamento líquido, sem exclusividade. Contrato PJ. Imersão de três dias na fábrica, com despesas pagas.

O último representante se aposentou depois de 22 anos; a carteira dele, com 64 clientes, fica com quem chegar.`,
  },
  {
    key: 'key-account-varejo',
    title: 'Key Account Manager - Grandes Redes',
    company: 'Doces Vó Zulmira',
    places: ['Ribeirão Preto/SP'],
    contracts: ['clt'],
    salary: [12_000, 14_500],
    phase: 24,
    description: `Nossa indústria de doces de leite e compotas está em 4 redes nacionais e quer chegar a 9.

A missão é cuidar das contas-chave: negociar contratos de fornecimento e acordos comerciais (JBP), planejar sell-in e sell-out, disputar espaço de gôndola, acompanhar rentabilidade por cliente e coordenar promotores com trade marketing.

Para esta posição você precisa de ensino superior completo; 6 anos de experiência na indústria de alimentos, sendo 3 como KAM; negociação; Excel avançado; leitura de dados de sell-out. Disponibilidade para viagens semanais e CNH categoria B.

Inglês avançado e MBA em gestão comercial são diferenciais.

Faixa salarial de R$ 12.000 a R$ 14.500, bônus de até 4 salários, carro da empresa, plano de saúde familiar. CLT.`,
  },
  {
    key: 'vendedor-externo-bebidas-belem',
    title: 'Vendedor Externo (Rota)',
    company: 'Distribuidora Ver-o-Rio',
    places: ['Belém/PA', 'Ananindeua/PA', 'Castanhal/PA'],
    phase: 41,
    description: `Vagas para rota de bares, mercadinhos e restaurantes.

- visitar de 25 a 30 clientes por dia conforme roteiro
- tirar pedido no palmtop/celular
- positivar mix e cobrar exposição de freezer
- prospectar novos pontos
- acompanhar inadimplência

Requisitos: ensino médio, CNH A ou AB, moto própria em dia, experiência em vendas externas, conhecer bem os bairros. Quem vem de distribuição de bebidas ou alimentos sai na frente.

Salário de R$ 1.900,00 a R$ 3.500,00 (fixo + média do variável) + aluguel da moto + ticket. CLT. Segunda a sábado.`,
  },
  {
    key: 'gerente-loja-moda-feira',
    title: 'Gerente de Loja',
    company: 'Alinhavo & Prosa Moda',
    places: ['Feira de Santana/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3800, 5200],
    phase: 13,
    description: `Loja de moda feminina e infantil com 14 colaboradores, dentro de shopping.

Sobre o cargo: conduzir a equipe de vendas e caixa, montar escala, acompanhar indicadores (ticket médio, PA, conversão), fazer a gestão de estoque e perdas, aplicar o visual merchandising da coleção e garantir um bom atendimento do primeiro ao último cliente.

Exigências: ensino superior completo ou em curso; 3 anos de experiência na gestão de loja de moda; liderança de equipe; Excel básico; conhecimento de indicadores de venda. Disponibilidade para horário de shopping.

Salário de R$ 3.800,00 a R$ 5.200,00, conforme a premiação por meta. Vale-alimentação, plano odontológico, CLT.`,
  },
  {
    key: 'operador-caixa-supermercado-porto-velho',
    title: 'Operador(a) de Caixa',
    company: 'Supermercado Bom Rio',
    places: ['Porto Velho/RO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1650, 1650],
    disability: 'exclusive',
    phase: 30,
    description: `Vaga destinada a pessoas com deficiência.

Registrar compras, receber pagamentos em dinheiro, cartão e PIX, conferir o caixa na abertura e na sangria, orientar clientes sobre promoções e manter o posto limpo.

Ensino fundamental completo, noções de matemática e gentileza. Não exigimos experiência como operador de caixa: há treinamento de 15 dias com tutora. O balcão tem assento ergonômico e um dos caixas é rebaixado.

R$ 1.650,00 + quebra de caixa + cesta de alimentos + vale-transporte + plano de saúde. Regime CLT, escala 5x2, turnos da manhã ou da tarde.`,
  },
  {
    key: 'repositor-mercadinho-petropolis',
    title: 'Repositor',
    company: 'Mercado Tico-Tico da Serra',
    places: ['Petrópolis/RJ'],
    contracts: ['clt'],
    phase: 2,
    dating: 'old',
    description: `Vaga p/ repositor de mercearia e hortifruti. Abastecer gôndolas, conferir validade, precificar, ajudar no recebimento de mercadoria, limpar o setor. Ensino fundamental, experiência com supermercado de 6 meses, disposição para levantar peso dentro da norma. Folga na semana e um domingo no mês. Salário da categoria, cesta, passagem. Carteira assinada. Currículo no balcão, falar com Ivone.`,
  },
  {
    key: 'vendedor-tecnico-agro-sinop',
    title: 'Consultor(a) Técnico(a) de Vendas - Insumos',
    company: 'Semear Forte Insumos',
    places: ['Sinop/MT', 'Lucas do Rio Verde/MT'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 19,
    description: `Atendimento a produtores de soja e milho em carteira já formada, com meta de ampliar fertilizantes especiais e biológicos.

Seu desafio: visitar fazendas, diagnosticar manejo junto ao produtor, apresentar protocolos de produto, negociar barter e prazo de pagamento, acompanhar entrega e resultado no talhão.

Perfil: engenheiro agrônomo ou técnico agrícola com registro no CREA ou CFTA; 2 anos de venda técnica no agronegócio; CNH B; conhecimento de defensivos, fertilidade do solo e sementes; residência em Sinop ou Lucas.

Caminhonete, celular e combustível da empresa. Remuneração de R$ 6.000 a R$ 12.000 mensais, conforme a comissão. CLT.`,
  },
  {
    key: 'consultor-imobiliario-joao-pessoa',
    title: 'Corretor(a) de Imóveis - Lançamentos',
    company: 'Areia Clara da Paraíba Imóveis',
    places: ['João Pessoa/PB'],
    contracts: ['pj'],
    phase: 36,
    description: `Plantão em dois lançamentos à beira-mar, leads de campanha distribuídos igualmente.

Você atende no stand e no digital, apresenta plantas e tabelas, simula financiamento imobiliário, acompanha a visita, fecha proposta e segue com o cliente até a escritura.

Precisa de CRECI ativo, boa comunicação, noções de crédito imobiliário e CRM. Experiência com venda de lançamentos é desejável; para quem está começando, há mentoria de 60 dias.

Comissão de 1,8% a 2,5% do VGV vendido, paga na assinatura. Autônomo. Sem taxa de mesa nem mensalidade.`,
  },
  ...inEachCity(
    {
      key: 'promotor-vendas-maceio',
      title: 'Promotor(a) de Vendas - PDV',
      company: 'Ativa Mar Trade',
      workModel: 'onSite',
      salary: [1750, 1750],
      phase: 8,
      description: `Trabalho temporário de 90 dias (verão) em 12 supermercados da capital.

Funções: abastecer gôndola e ponto extra, montar ilhas, fazer demonstração de protetor solar e hidratante, registrar fotos no aplicativo, controlar ruptura e validade, informar ações da concorrência.

Requisitos: ensino médio; experiência como promotor, repositor ou demonstrador; celular com Android; facilidade para se deslocar de ônibus. Curso de degustação ou maquiagem seria um diferencial.

R$ 1.750,00 mensais + ajuda de custo de R$ 300,00 + vale-transporte. Contrato temporário pela Lei 6.019 com possibilidade de efetivação.`,
    },
    ['Maceió/AL', 'Arapiraca/AL'],
  ),
  {
    key: 'account-executive-english',
    title: 'Account Executive, Mid-Market (Brazil)',
    company: 'Lumenfold',
    places: ['São Paulo/SP', 'Rio de Janeiro/RJ'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [180_000, 240_000, 'year'],
    phase: 25,
    description: `Lumenfold helps retailers forecast demand. We opened our São Paulo office last year and are hiring our fourth account executive.

What you'll do
- Own the full sales cycle, from outbound prospecting to signature
- Run discovery calls and tailored demos with supply chain leaders
- Build account plans and accurate forecasts in Salesforce
- Partner with our solutions engineers in Lisbon

What we're looking for
- 4+ years of B2B SaaS sales experience with quota attainment
- Fluent Portuguese and advanced English
- Strong negotiation skills
- Experience with Salesforce

Nice to have
- Knowledge of retail or consumer goods
- Spanish

Compensation: R$ 180,000 to R$ 240,000 per year on-target, CLT, health and dental for family, stock options. Hybrid, two days in the office. We encourage people with disabilities to apply as well.`,
  },
  {
    key: 'coordenador-ecommerce-blumenau',
    title: 'Coordenador(a) de E-commerce',
    company: 'Tecelagem Fio da Itoupava',
    places: ['Blumenau/SC'],
    contracts: ['clt'],
    phase: 42,
    description: `A fábrica tem 60 anos; a loja virtual, 6. Ela já responde por 18% da receita e precisa de coordenação dedicada.

Responsabilidades
Gerir loja própria em VTEX e três marketplaces; cuidar de preço, sortimento e calendário promocional; acompanhar conversão, ROAS e margem; coordenar quatro analistas e a agência de mídia; garantir prazo com logística.

Requisitos
Graduação em marketing, administração ou áreas afins; 5 anos de operação de e-commerce; Google Analytics 4; gestão de marketplaces (Mercado Livre, Shopee, Amazon); liderança.

Desejável: conhecimento do setor têxtil e inglês.

Salário de R$ 8.000 a R$ 9.500, PLR, híbrido 3x2. Contratação CLT.`,
  },
  {
    key: 'vendedor-autopecas-dourados',
    title: 'Balconista de Autopeças',
    company: 'Peças Guaicuru',
    places: ['Dourados/MS'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2200, 3400],
    phase: 14,
    description: `Balconista com conhecimento em peças para linha pesada e leve.

Dia a dia: atendimento no balcão e por WhatsApp, consulta de catálogo eletrônico, orçamento para oficinas e frotas, separação de pedidos, cobrança de devolução de casco, pós-venda.

Requer ensino médio completo, 1 ano de experiência com autopeças, noções de mecânica de automóveis, informática. CNH B é desejável para entregas eventuais.

Salário de R$ 2.200,00 a R$ 3.400,00, com a comissão média. Segunda a sexta das 7h30 às 17h30 e sábado até 11h30. CLT.

Somos sete no balcão e dois na retífica. O treinamento de catálogo é de duas semanas.`,
  },
  {
    key: 'gerente-regional-norte',
    title: 'Gerente Regional de Vendas - Norte',
    company: 'Igaramed Distribuição Hospitalar',
    places: ['Manaus/AM', 'Belém/PA', 'Porto Velho/RO'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [14_000, 17_000],
    phase: 31,
    description: `Região: AM, PA, RO, AC, RR e AP. Base em uma das três capitais, à escolha.

Você vai liderar nove vendedores, definir metas por território, negociar com hospitais públicos e privados, participar de licitações junto com o time de pregões, cuidar de inadimplência e de prazo de entrega por rio e por ar.

Pedimos ensino superior completo; 7 anos de experiência em vendas hospitalares, 3 deles com gestão de equipe comercial; conhecimento de pregão eletrônico; Power BI para leitura de painéis; CNH B; disponibilidade para viagens em metade do mês.

Pós-graduação em gestão comercial e formação em farmácia são diferenciais.

CLT. R$ 14.000 a R$ 17.000 + variável trimestral + veículo + plano de saúde.`,
  },
  {
    key: 'vendedor-otica-teofilo',
    title: 'Consultor(a) Óptico(a)',
    company: 'Ótica Olhar das Gerais',
    places: ['Teófilo Otoni/MG'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1900, 3000],
    phase: 3,
    description: `Ótica de rua, clientela fiel, equipe de cinco.

Ajudar na escolha da armação, explicar tipos de lente, medir DNP e altura, interpretar receita, acompanhar pedido com laboratório, ajustar hastes e fazer pós-venda: é isso que a pessoa consultora faz aqui.

Ensino médio completo. Experiência em ótica ou em vendas consultivas. Curso de técnico em óptica será um diferencial e tem adicional de R$ 250,00.

Remuneração de R$ 1.900,00 a R$ 3.000,00 (fixo mais comissão). Contratação CLT, sábado meio período.

Trabalhamos com duas marcas próprias de armação e um laboratório da cidade, que entrega em 48 horas.`,
  },
];
