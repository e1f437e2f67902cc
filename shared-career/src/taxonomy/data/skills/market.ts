/** Marketing, sales and retail. One table per field; columns: see `parse.ts`. */
export const MARKETING_SKILLS = `
marketing-digital | Marketing digital | technique | 3 | digital marketing; marketing on-line; marketing; estratégia digital
redes-sociais | Gestão de redes sociais | technique | 2 | social media; mídias sociais; redes sociais; facebook; gestão de mídias sociais; calendário editorial | | producao-conteudo
producao-conteudo | Produção de conteúdo | technique | 2 | criação de conteúdo; conteúdo para blog; content marketing; produção de conteúdos; roteiros para vídeo | | redacao-publicitaria
trafego-pago | Tráfego pago | technique | 3 | mídia paga; mídia de performance; links patrocinados; campanhas pagas; paid media
seo | SEO | technique | 3 | otimização para buscadores; search engine optimization; palavras-chave
google-analytics | Google Analytics | tool | 2 | web analytics | | analise-dados
email-marketing | E-mail marketing e automação | tool | 2 | email marketing; e-mail marketing; régua de relacionamento
inbound | Inbound e geração de leads | technique | 2 | inbound marketing; geração de leads; captação de leads; funil de marketing; lead generation | | email-marketing
branding | Gestão de marca | technique | 3 | branding; posicionamento de marca; brand; identidade de marca; gestão de marcas
pesquisa-mercado | Pesquisa de mercado | technique | 2 | análise de concorrência; market research; análise de concorrentes; benchmarking | | analise-dados
trade-marketing | Trade marketing | technique | 2 | materiais de ponto de venda; ações promocionais; ponto de venda; execução no pdv; merchandising | | visual-merchandising
crm-marketing | CRM e fidelização | technique | 2 | fidelização de clientes; programa de fidelidade; segmentação de clientes; retenção de clientes; base de clientes | | crm
influenciadores | Marketing de influência | technique | 2 | influenciadores; creators; marketing de influenciadores; parcerias com influenciadores
`;
export const SALES_SKILLS = `
vendas | Vendas | technique | 2 | venda; técnicas de vendas; sales; fechamento de vendas; vendi
prospeccao | Prospecção de clientes | technique | 2 | prospecção; captação de clientes; cold call; novos negócios; abertura de clientes; prospecting | | vendas
gestao-carteira | Gestão de carteira de clientes | technique | 3 | carteira de clientes; gestão de contas; account management; relacionamento com carteira | | vendas
propostas-comerciais | Propostas comerciais | technique | 2 | proposta comercial; orçamentos para clientes; elaboração de propostas; propostas técnicas | | negociacao
crm | CRM | tool | 1 | sistema crm
metas-vendas | Gestão de metas de vendas | technique | 3 | metas de vendas; superação de metas; batimento de metas; cumprimento de metas; meta de vendas; metas comerciais | | indicadores
pos-venda | Pós-venda | technique | 2 | pós-vendas; acompanhamento pós-venda; after sales; assistência ao cliente | | atendimento-cliente
sucesso-cliente | Sucesso do cliente | technique | 3 | customer success; cs; sucesso do cliente; churn; redução de churn | | gestao-carteira
atendimento-cliente | Atendimento ao cliente | technique | 1 | atendimento; atendimento ao público; atendimento a clientes; atendi clientes; atendimento de clientes; customer service; relacionamento com clientes; atendimento presencial; atendimento humanizado ao cliente | | empatia
sac | SAC e canais digitais de atendimento | technique | 1 | sac | atendimento-cliente
telemarketing | Telemarketing | technique | 1 | call center; teleatendimento; contact center; operador de telemarketing; operadora de telemarketing; central de atendimento; telefone ativo; receptivo | atendimento-cliente | sac
monitoria-qualidade-atendimento | Monitoria de qualidade no atendimento | technique | 2 | monitoria de qualidade; monitoria de ligações; escuta de ligações; tempo médio de atendimento; tma; indicadores de atendimento; nível de serviço
corretagem-imoveis | Corretagem de imóveis | technique | 3 | venda de imóveis; mercado imobiliário; imobiliária | vendas
creci | Registro no CRECI | licence | 3 | creci; técnico em transações imobiliárias | corretagem-imoveis
representacao-comercial | Representação comercial | technique | 3 | representante comercial; visitas a clientes; roteiro de visitas; atendimento a distribuidores | vendas
`;
export const COMMERCE_SKILLS = `
reposicao | Reposição de mercadorias | technique | 1 | reposição; reposição de produtos; abastecimento de loja; organização de gôndolas; reposição de estoque
visual-merchandising | Vitrine e exposição de produtos | technique | 2 | visual merchandising; exposição de produtos; organização da loja; organização de loja | | reposicao
gestao-loja | Gestão de loja | technique | 4 | gerência de loja; administração de loja; abertura e fechamento de loja; gerenciamento de loja; store management; gestão de lojas | | lideranca, metas-vendas
prevencao-perdas | Prevenção de perdas | technique | 2 | controle de perdas; redução de perdas; controle de quebras; controle de validade; prevenção de perda; loss prevention
pdv-sistemas | Sistemas de ponto de venda | tool | 1 | sistema de pdv; maquininha; sistema de vendas; leitor de código de barras; linx; pdv
e-commerce | E-commerce | technique | 3 | comércio eletrônico; loja virtual; loja on-line
cadastro-produtos | Cadastro de produtos | technique | 1 | cadastro de produto; catálogo de produtos; descrição de produtos; fotos de produtos | | digitacao
etiquetagem-precos | Precificação e etiquetagem na loja | technique | 1 | etiquetagem; troca de preços; conferência de preços; remarcação de preços
trocas-devolucoes | Trocas e devoluções | technique | 1 | troca de produtos; devoluções; trocas; logística de devolução | | pos-venda
consultoria-moda | Consultoria de moda e estilo | knowledge | 2 | moda; consultoria de estilo; personal stylist; tendências de moda | | visual-merchandising
acougue | Açougue e cortes de carne | technique | 3 | açougue; manipulação de carnes
comercio-exterior | Comércio exterior | knowledge | 4 | comex; importação e exportação; foreign trade
`;
