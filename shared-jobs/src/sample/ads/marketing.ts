import type { SampleAd } from '../sample-ad.ts';

/** Marketing, press, design and video. */
export const MARKETING_ADS: readonly SampleAd[] = [
  {
    key: 'analista-midia-performance',
    title: 'Analista de Mídia de Performance Pleno/Sênior',
    company: 'Agência Papel de Seda',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['pj'],
    salary: [6000, 7500],
    phase: 38,
    description: `Contas de educação e varejo, verba mensal somada de R$ 900 mil.

O que você vai fazer
• Planejar, subir e otimizar campanhas em Google Ads, Meta Ads e TikTok Ads
• Configurar tags e conversões no Google Tag Manager
• Cruzar resultados no GA4 e no Looker Studio
• Apresentar relatórios ao cliente sem esconder o que deu errado

Requisitos
• 3 anos com tráfego pago
• Testes A/B e hipóteses documentadas
• Excel ou Google Planilhas avançado

Diferenciais
• Mídia programática
• SQL

Contratação PJ, R$ 6.000 a R$ 7.500 mensais (conforme o nível), 20 dias de descanso remunerado por ano. Presencial às terças em Pinheiros.`,
  },
  {
    key: 'social-media-goiania',
    title: 'Social Media',
    company: 'Pamonharia Milho & Cia do Interior',
    places: ['Goiânia/GO'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [2800, 3300],
    phase: 10,
    description: `Sim, uma pamonharia com 11 lojas e um Instagram que vende.

Criar o calendário de conteúdo, gravar e editar vídeos curtos nas lojas, escrever legendas com sotaque, responder comentários e mensagens, acompanhar métricas e combinar ações com influenciadores locais: essa é a rotina.

Requisitos: experiência de 1 ano com redes sociais de marca; edição de vídeo no CapCut ou Premiere; Canva; boa redação. Ensino superior em publicidade, jornalismo ou marketing, concluído ou em andamento.

Fotografia de comida e noções de Meta Ads são diferenciais.

CLT, R$ 2.800 a R$ 3.300, dois dias nas lojas, três em casa. Vale-refeição e pamonha à vontade.`,
  },
  {
    key: 'redator-publicitario-salvador',
    title: 'Redator(a) Publicitário(a) Sênior',
    company: 'Dendezal Vivo Comunicação',
    places: ['Salvador/BA'],
    contracts: ['pj'],
    salary: [7000, 8500],
    phase: 27,
    description: `Vaga afirmativa para pessoas negras.

Agência baiana com contas de turismo, saúde e governo procura redatora ou redator que pense conceito antes de legenda.

Você vai criar campanhas integradas em dupla com direção de arte, escrever roteiros de vídeo e spot, defender ideias em reunião e orientar dois juniores.

Pedimos portfólio com campanhas publicadas, 6 anos de redação publicitária, repertório de cultura popular e português afiado. UX writing e experiência com licitação de publicidade contam a favor.

PJ, R$ 7.000 a R$ 8.500, remoto com uma semana presencial por semestre em Salvador (despesas pagas).`,
  },
  {
    key: 'jornalista-assessoria-belem',
    title: 'Jornalista - Assessoria de Imprensa',
    company: 'Instituto Várzea Viva',
    places: ['Belém/PA'],
    workModel: 'hybrid',
    disability: 'open',
    phase: 44,
    description: `Contrato temporário de 18 meses, ligado a projeto de conservação de várzeas.

Produzir pautas, releases e notas; atender imprensa nacional e estrangeira; acompanhar jornalistas em campo; editar o boletim mensal; monitorar clipping; apoiar comunicadores das comunidades.

Requisitos: graduação em jornalismo; 4 anos de experiência em assessoria de imprensa ou redação; inglês avançado; vivência com pauta socioambiental; disponibilidade para viagens de barco. Fotografia e espanhol são desejáveis.

Remuneração mensal de R$ 5.500,00, seguro-viagem, dois dias por semana em casa. Pessoas com deficiência são encorajadas a se candidatar; informe os recursos de que precisa.`,
  },
  {
    key: 'analista-marketing-conteudo-seo',
    title: 'Analista de Conteúdo e SEO Jr',
    company: 'Broto Contábil Digital',
    places: ['Maringá/PR'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [3200, 3800],
    phase: 16,
    description: `Escrever para quem abre uma empresa e não entende nada de imposto.

Responsabilidades: pesquisa de palavras-chave, produção de artigos para blog e roteiros para YouTube, otimização on page no WordPress, link building ético, acompanhamento de posições no Search Console e no Semrush.

Requisitos: graduação em comunicação, letras ou marketing; 1 ano com marketing de conteúdo; texto sem jargão; noções de HTML.

Diferencial para quem conhece inbound marketing e RD Station.

CLT remoto, R$ 3.200 a R$ 3.800, auxílio-internet, licença parental de 6 meses para todas as pessoas.`,
  },
  {
    key: 'estagio-marketing-vitoria',
    title: 'Estágio em Marketing Digital',
    company: 'Capixaba Log Armazéns',
    places: ['Vitória/ES'],
    contracts: ['internship'],
    salary: [1200, 1200],
    phase: 33,
    description: `Procuramos estudante com matrícula ativa em marketing, publicidade, design ou administração, do 3º ao 6º semestre.

Com a ajuda da analista da área, você vai montar posts, atualizar o site, disparar e-mail marketing, organizar o banco de imagens e tabular resultados de campanhas.

Precisa saber usar Canva e planilhas, escrever bem e ter curiosidade por métricas. Photoshop ou Illustrator ajudam. Inglês básico.

Bolsa de R$ 1.200,00, auxílio-transporte, 6 horas por dia, estágio híbrido de um ano renovável por mais um.

A área tem duas pessoas e um estúdio improvisado no galpão. Ao fim do semestre você apresenta um projeto seu à gerência.`,
  },
  {
    key: 'gerente-marketing-joinville',
    title: 'Gerente de Marketing',
    company: 'Refrigeração Baía da Babitonga',
    places: ['Joinville/SC'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [15_000, 18_000],
    phase: 5,
    description: `Indústria de refrigeração comercial em reposicionamento de marca procura liderança de marketing B2B.

Responsabilidades: plano anual e orçamento de marketing; branding e lançamento de produtos; geração de demanda para revendas; feiras no Brasil e no México; gestão de equipe de 7 pessoas e de agências.

Requisitos: superior em marketing, publicidade ou administração; 8 anos de experiência com marketing, 3 deles em gestão; marketing B2B; inglês fluente; leitura de indicadores e orçamento empresarial. Espanhol avançado e MBA são diferenciais.

R$ 15.000 a R$ 18.000, bônus de 3 salários, carro, plano de saúde nacional. CLT.`,
  },
  {
    key: 'designer-grafico-sao-luis',
    title: 'Designer Gráfico',
    company: 'Gráfica Azulejo',
    places: ['São Luís/MA'],
    contracts: ['clt'],
    phase: 22,
    description: `Arte-final e criação para impressos: cardápios, embalagens, fachadas, convites, camisetas.

PRECISA: dominar CorelDRAW, Illustrator e Photoshop; fechamento de arquivo para offset e digital; conhecimento de papéis e acabamentos; atender cliente no balcão com paciência; prazo curto.

NÃO PRECISA: faculdade.

É BOM TER: experiência com plotter de recorte, noções de fotografia.

Segunda a sexta 8–18h, sábado 8–12h. R$ 2.400,00 a R$ 2.900,00 conforme teste prático. Registro CLT.

A gráfica existe desde antes do computador e tem duas impressoras offset e uma digital. Em época de São João o movimento triplica; nesse período há hora extra paga ou folga, à escolha.`,
  },
  {
    key: 'analista-trade-uberlandia',
    title: 'Analista de Trade Marketing Pleno',
    company: 'Café Serra do Salitre Torrefação',
    places: ['Uberlândia/MG'],
    contracts: ['clt'],
    salary: [5000, 5900],
    phase: 39,
    description: `O café já está na gôndola; falta aparecer nela.

Você será responsável por calendário promocional, materiais de ponto de venda, acordos de exposição com redes regionais, gestão de verba, roteiro de 30 promotores e análise de sell-out por loja.

Requisitos: ensino superior em marketing ou administração; 3 anos de experiência em trade marketing; Excel avançado; CNH B; disponibilidade para viagens quinzenais. Power BI é desejável.

R$ 5.000 a R$ 5.900 (CLT), PLR, vale-alimentação, café de graça, claro.

Você responde à gerência comercial e acompanha de perto duas redes, que somam 61 lojas no Triângulo e no Alto Paranaíba.`,
  },
  {
    key: 'videomaker-porto-alegre',
    title: 'Videomaker / Editor(a) de Vídeo',
    company: 'Chimarrão Filmes de Bolso',
    places: ['Porto Alegre/RS'],
    workModel: 'hybrid',
    phase: 11,
    dating: 'undated',
    description: `A gente faz vídeo institucional e conteúdo vertical para cooperativas e vinícolas.

Buscamos pessoa que grave e edite: câmera mirrorless, som direto simples, luz de duas fontes, corte no Premiere, cor no DaVinci, legendas acessíveis. After Effects seria ótimo. Drone homologado, melhor ainda.

Manda portfólio com três vídeos e diz qual foi o teu papel em cada um. Experiência mínima de 2 anos. CNH B é necessária, porque as gravações são no interior.

Projeto fixo mensal, PJ, valores combinados na conversa.

São duas ou três diárias por semana e entrega em até dez dias.`,
  },
  {
    key: 'head-growth-remoto',
    title: 'Head de Growth',
    company: 'Bolso Cheio Educação Financeira',
    places: ['São Paulo/SP'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [22_000, 27_000],
    phase: 28,
    description: `O cargo responde à CEO e lidera aquisição, CRM, produto de entrada e dados de marketing (14 pessoas).

Em 12 meses esperamos reduzir o CAC em 20%, dobrar a ativação em sete dias e ter um modelo de atribuição em que todo mundo confie.

Requisitos: 8+ anos em growth ou marketing digital, com liderança de times; histórico de experimentação (testes A/B com significância); domínio de métricas de receita recorrente (LTV, CAC, churn); SQL para explorar dados; inglês fluente.

Desejável: experiência com aplicativos e com público de baixa renda.

R$ 22.000 a R$ 27.000, stock options, CLT, trabalho 100% remoto. Licença parental de 180 dias.`,
  },
];
