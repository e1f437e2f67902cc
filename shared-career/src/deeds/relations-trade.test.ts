import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a requirement that it proves: offices, money, people, goods, sales, kitchens. */
const PROVES = `
  Acompanhei os indicadores de vendas da loja → Indicadores de venda
  O tempo médio de fila caiu de 12 para 7 minutos → Indicadores
  Reservo as salas de reunião e deixo o projetor pronto → Gestão de salas de reunião
  Servia café e água nas reuniões da diretoria → Serviço de copa
  Reconhecia firma e autenticava documentos no cartório → Trâmites em cartórios
  Fiscalizava as empresas terceirizadas de limpeza e portaria → Gestão de terceiros
  Conferi as taxas da maquininha e conciliei Cielo e Stone → Conciliação de cartões
  Antecipei R$ 2 milhões em recebíveis com FIDC → Desconto de duplicatas
  Levei 40 títulos a protesto por mês → Negativação de clientes
  Expliquei os desvios do orçado contra o realizado → Análise de variações
  Montei a DRE gerencial de 12 lojas → Elaboração de DRE
  Bloqueava e liberava pedidos de clientes inadimplentes → Liberação de pedidos
  Atendi o PBC dos auditores sem ressalvas → Atendimento a auditorias
  Fiz testes substantivos e circularização em 9 clientes → Auditoria contábil
  Empenhei e liquidei no SIAFI → Contabilidade pública
  Fechei 200 contratos de consignado como correspondente bancário → Crédito consignado
  Abasteci caixas eletrônicos e cuidei do numerário → Tesouraria de agência
  Investiguei alertas de transações atípicas e comuniquei o COAF → Prevenção à lavagem de dinheiro
  Emito CT-e e MDF-e todo dia → Emissão de CTe/MDFe
  Baixava os XML da SEFAZ e importava no sistema → Captura de XML
  Paguei GNRE e calculei DIFAL das vendas interestaduais → Diferencial de alíquota
  Retifiquei SPED e passei no PVA sem erro → Validação de SPED
  Abri MEI e entreguei DASN de 60 pessoas → Atendimento a MEI
  Renovei AVCB e alvará de funcionamento de 15 lojas → Controle de alvarás e licenças
  Calculava férias coletivas da fábrica → Programação de férias
  Recebia atestados e agendava perícia no INSS → Gestão de afastados
  Comprava vale-transporte na SPTrans e VR no Alelo → Controle de vale transporte
  Lia 300 currículos por semana → Triagem de currículos
  Alinhei o perfil da vaga com cada gestor → Alinhamento de vagas
  Contratei 200 temporários para o Natal → Contratação de temporários
  Fiz entrevistas de desligamento e levei os motivos de saída → Entrevista de desligamento
  Mantive matriz de treinamentos e lista de presença em dia → Controle de treinamentos
  Escrevi o mural e a newsletter interna → Comunicação interna
  Fui preposta em audiências trabalhistas da empresa → Representação em audiências como preposto
  Organizei a SIPAT e a ginástica laboral → Qualidade de vida no trabalho
  Cotava com três fornecedores e montava o mapa comparativo → Realização de cotações
  Consegui saving de 12% negociando com fornecedores → Negociação com fornecedores
  Homologuei 40 fornecedores e acompanhei o IQF → Qualificação de fornecedores
  Fui pregoeira e escrevi termos de referência → Compras públicas
  Reuniões de S&OP com forecast por SKU → Planejamento de demanda
  Contei o estoque no inventário rotativo → Contagem cíclica
  Fiz a revisão de veículos elétricos e híbridos → Veículos elétricos
  Lancei as entradas no WMS da rede → Sistemas WMS
  Bipei 300 pedidos por turno → Uso de coletor de dados
  Enlonei e amarrei a carga com cinta → Amarração de cargas
  Dirigi ambulância do SAMU → Motorista de ambulância
  Levei alunos na van escolar por 6 anos → Transporte escolar
  Monitorei viagens no Sascar e na Omnilink → Rastreamento de cargas
  Auditei fretes e negociei tabelas com transportadoras → Contratação de fretes
  Carregava caminhão e arrumava a carga no baú → Carga e descarga
  Registrei DUIMP e acompanhei o canal de parametrização → Desembaraço aduaneiro
  Pedi booking ao armador e controlei o free time → Frete internacional
  Operava retrátil a 11 metros → Empilhadeira elétrica
  Contornei objeções e fechei 30% das propostas → Quebra de objeções
  Fazia 80 ligações frias por dia de lista fria → Cold calling
  Visitava 14 médicos por dia com amostras grátis → Propaganda médica
  Positivei 90 clientes por mês no canal alimentar → Positivação de clientes
  Fiz plantão no stand e vendi 20 apartamentos → Corretagem de imóveis
  Vistoriava apartamentos e cuidava de inquilinos → Locação de imóveis
  Avaliei carro usado pela tabela FIPE → Avaliação de seminovos
  Vendi planos pós-pagos e ativei chips → Vendas de telecom
  Vendi carta de crédito contemplada de consórcio → Venda de consórcio
  Abria e fechava a loja com as chaves → Abertura de loja
  Fatiava presunto e queijo no balcão → Setor de frios
  Troquei etiquetas e cartazes das ofertas → Precificação de gôndolas
  Visitava franqueados e treinava as unidades → Consultoria de campo
  Abastecia carros na pista do posto → Frentista
  Reativei 60 clientes inativos → Recuperação de clientes
  Fazia a troca de vitrine e vestia manequins → Montagem de vitrines
  Conferi o caixa e fiz sangria sem diferença → Conferência de caixa
  Tabulava as ligações e abria protocolos → Registro de atendimentos
  Ouvia ligações e dava nota na monitoria → Monitoria de ligações
  Dimensionei operadores por Erlang e curva de ligações → WFM
  Reverti cancelamentos na ilha de retenção → Célula de retenção
  Implantei 40 clientes no sistema e fiz o kickoff → Onboarding de clientes
  Baixei o churn da carteira de 4% para 2% → Redução de churn
  Respondia perguntas de anúncios do Mercado Livre → Atendimento a marketplace
  Embalava pedidos e postava nos Correios → Expedição de e-commerce
  Escrevi a FAQ e os artigos da central de ajuda → Base de conhecimento
  Investi R$ 80 mil por mês em mídia com ROAS de 6 → Otimização de campanhas
  Subi campanhas no gerenciador de anúncios com lookalike → Meta Ads
  Montei fluxos de nutrição e lead scoring → Fluxos de nutrição
  Coloquei o blog na primeira página do Google → SEO on page
  Programei posts no mLabs e gravei reels → Criação de conteúdo para redes sociais
  Fiz o rebranding e o brandbook da empresa → Gestão de marca
  Negociei permuta com influenciadores e creators → Marketing de influência
  Respondia comentários e directs dos seguidores → Moderação de comentários
  Abri massa e assei 200 pizzas por noite no forno a lenha → Pizzaiolo
  Cortava legumes e montava saladas antes do serviço → Pré-preparo de alimentos
  Lavava louça e panelas da cozinha → Stewarding
  Comandei a cozinha com 8 cozinheiros → Chefia de cozinha
  Anotava pedidos e servia as mesas → Serviço de mesa
  Preparei drinks clássicos, 150 por noite → Coquetelaria
  Trocava lençóis e arrumava 16 quartos por dia → Camareira
  Inspecionava os quartos e fazia a escala das camareiras → Supervisão de camareiras
  Emitia bilhetes aéreos no Amadeus → Emissão de passagens
  Guiei grupos de turistas em city tour → Guia de turismo
  Montei palco e box truss → Montagem de estruturas de eventos
  Gerenciava o iFood e respondia as avaliações → Gestão de delivery
  Trabalhei como diarista em casas de família → Limpeza residencial
  Troquei fralda e dei banho em bebês gêmeos, fui babá → Cuidado de bebês
  Podava árvores e cortava a grama do sítio → Jardinagem
  Passava pano com a enceradeira e tratava os pisos → Operação de enceradeira
  Lavava vidros da fachada no balancim → Limpeza de vidros
  Abria o portão e recebia encomendas na guarita → Porteiro
  Conferia extintores e hidrantes todo mês → Inspeção de extintores
  Cotava no Quiver com cinco seguradoras → Cotação de seguros
  Analisei 30 sinistros de auto por semana → Regulação de sinistros
  Abri 14 filiais e cuidei do plano de expansão → Abertura de unidades
  Conduzi due diligence e aquisição com data room → Fusões e aquisições
  Captei rodada seed com investidor anjo → Captação de investimento
  Abri RNC e fiz Ishikawa com o time → Análise de causa raiz
  Aprovei projetos na Rouanet e cadastrei no Salic → Produção cultural
  Operava mesa de som digital e microfones de lapela → Técnico de som
  Mixei e masterizei no Pro Tools → Mixagem e masterização
  Animei logos e vinhetas em motion graphics → Motion design
  Diagramei revistas e catálogos no InDesign → Diagramação
  Fiz maquetes eletrônicas no Lumion → Modelagem 3D
  Adesivei fachadas em ACM com letra caixa → Comunicação visual
  Imprimi em offset e operei guilhotina gráfica → Impressão offset
  Traduzi contratos e manuais técnicos → Tradução técnica
  Fotografei casamentos e formaturas → Fotografia de eventos
  Emplaquei pautas e atendi jornalistas → Relacionamento com a imprensa
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  O tempo médio de fila caiu de 12 para 7 minutos → Indicadores de venda
  Cuidei da portaria do prédio → Administração de condomínios
  Recebi pix no caixa da loja → Open Finance
  Paguei boletos no internet banking → Captação de recursos bancários
  Conciliei o extrato do banco → Conciliação de cartões
  Atendi o telefone da diretoria → Secretaria do conselho
  Cobrei clientes por telefone → Cobrança judicial
  Atendi a auditoria da ISO 9001 → Trabalhos de auditoria contábil
  Organizei o arquivo do escritório → Gestão de contratos de terceiros
  Guiei turistas no centro → Emissão de guias de impostos
  Tirei licença-maternidade em 2020 → Gestão de afastamentos
  Calibrei balanças e paquímetros → Comitê de talentos
  Fiz estágio em contabilidade → Programa de trainee
  Transportei os valores da empresa ao banco → Transformação cultural
  Resolvi os endereços dos clientes no cadastro → Armazenagem de mercadorias
  Fui enfermeira do SAMU → Motorista de ambulância
  Estive na reunião do porto → Operação portuária
  Entreguei pizzas de bicicleta → Transporte rodoviário de cargas
  Cumpri diligências no fórum → Follow-up de fornecedores
  Fiz a carga das notas → Paletização
  Vendi pela internet em marketplace → Vendas de telecom
  Fiz o lançamento do imobilizado → Venda de imóveis
  Investiguei roubos na delegacia → Prevenção de furtos
  Fiz a manutenção do frigorífico da loja → Abate
  Trabalhei com fibra ótica → Venda de óculos
  Trabalhei em loja de roupas como caixa → Venda de imóveis
  Revisei a campanha de vacinação → Campanhas de incentivo de vendas
  Criei modelo de churn em Python → Prevenção de churn de clientes
  Atendi na agência do banco → Atendimento publicitário
  Escrevi user stories do produto → Criação de conteúdo para Instagram
  Fiz o levantamento em UTM do terreno → Implementação de tags
  Lancei produtos no sistema da loja → Go-to-market
  Entreguei pedidos do iFood de moto → Gestão de delivery
  Transferi pacientes de leito → Turismo receptivo
  Fiz o check-in de passageiros no aeroporto → Recepção de hotel
  Passei CVC em pacientes → Venda de pacotes de viagem
  Servi drinks nas mesas → Mixologia
  Fiz o encerramento do projeto → Operação de enceradeira
  Conheço a Portaria 344 → Porteiro
  Fiz a varredura de segurança da rede → Serviços gerais
  Participei da subscrição de ações → Underwriting
  Fiz consultas com gestantes → Consultoria empresarial
  Traduzo demandas do negócio em requisitos → Tradução técnica
  Apurei impostos federais → Reportagem
  Orquestrei contêineres com Kubernetes → Músico
  Experiência adquirida na empresa → Fusões e aquisições
  Instalei painéis de 13,8 kV → Direção de arte
  Fiz animação de festas infantis → Motion design
  Criei o repositório no Git → Reposição de mercearia
  Reportei os incidentes à gerência → Relatórios de campanhas
  Rebocaram a parede com reboco → Abastecimento de linhas
  Conduzi a conferência por vídeo → Dupla checagem de pedidos
  Empresa com vale-transporte e vale-refeição → Cozinha industrial
  Passei a carta ao diretor → Operação de TEF
  Montei o quadro elétrico e dimensionei os cabos → Controle de headcount
  Coordenei o grupo de segurança do paciente → Segurança de shows
  Tenho boa comunicação e organização → Relações públicas
  Usei o sistema de vendas da loja → Vendas SaaS
  Operava paleteira elétrica no depósito → Veículos elétricos
  Separava pedidos com coletor de dados → WMS
  Escrevi a documentação da API de autenticação → Trâmites em cartórios
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
