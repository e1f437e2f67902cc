/** Construction, agriculture, kitchen and hotel work. One table per field; columns: see `parse.ts`. */
export const CONSTRUCTION_SKILLS = `
alvenaria | Alvenaria | technique | 3 | pedreiro; assentamento de tijolos; levantamento de paredes; alvenaria estrutural; reboco; masonry; chapisco
acabamento | Acabamento e revestimento | technique | 3 | assentamento de piso; azulejista; revestimento cerâmico; porcelanato; gesso; drywall; acabamentos; rejunte
pintura-obra | Pintura predial | technique | 2 | pintura de paredes; pintor; pintora; pintura residencial; massa corrida; textura e pintura
armacao-concreto | Armação e concretagem | technique | 3 | concretagem; armador; ferragem; formas de madeira; carpintaria de formas; concreto armado
carpintaria | Carpintaria e marcenaria | technique | 3 | carpinteiro; marceneiro; marcenaria; móveis planejados; montagem de móveis; telhados
instalacoes-eletricas | Instalações elétricas | technique | 3 | instalação elétrica; eletricista; eletricista predial; eletricista residencial; fiação; quadro de distribuição; elétrica predial
instalacoes-hidraulicas | Instalações hidráulicas | technique | 3 | encanador; encanadora; instalação hidráulica; hidráulica predial; bombeiro hidráulico; tubulações; plumbing
leitura-projetos | Leitura de projetos | technique | 2 | leitura e interpretação de projetos; interpretação de projetos; leitura de plantas; planta baixa; interpretação de plantas
gestao-obras | Gestão de obras | technique | 4 | gerenciamento de obras; acompanhamento de obras; execução de obras; fiscalização de obras; coordenação de obra; mestre de obras; mestra de obras; encarregado de obras; construction management
orcamento-obras | Orçamento de obras | technique | 3 | orçamentação de obras; composição de custos; sinapi; quantitativos; levantamento de quantitativos; planilha orçamentária
planejamento-obras | Cronograma e medição de obras | technique | 3 | cronograma físico-financeiro; cronograma de obra; medição de obra; medições; planejamento de obras; diário de obra | planejamento
bim | BIM e Revit | tool | 3 | bim; revit; navisworks; archicad; building information modeling | leitura-projetos | autocad
topografia | Topografia | technique | 3 | topógrafo; estação total; georreferenciamento; levantamento topográfico; gnss
normas-abnt | Normas técnicas da construção | knowledge | 2 | normas abnt; abnt; nbr; nr-18; nr 18; nr18; norma de desempenho
seguranca-obra | Segurança no canteiro | technique | 1 | segurança no canteiro de obras; canteiro de obras; organização de canteiro | | epi
cau | Registro no CAU | licence | 5 | cau; cau ativo; conselho de arquitetura e urbanismo | graduacao-arquitetura
graduacao-arquitetura | Graduação em arquitetura | licence | 5 | arquitetura e urbanismo; bacharelado em arquitetura; arquiteto e urbanista; arquiteta e urbanista | ensino-superior | cau
projeto-arquitetonico | Projeto arquitetônico | technique | 4 | projetos arquitetônicos; projeto de interiores; design de interiores; aprovação de projetos; sketchup; maquete eletrônica | leitura-projetos
refrigeracao | Refrigeração e climatização | technique | 3 | ar-condicionado; instalação de ar-condicionado; refrigeração; climatização; hvac; pmoc; split
servicos-gerais | Serviços gerais e limpeza | technique | 1 | serviços gerais; auxiliar de limpeza; limpeza; higienização de ambientes; limpeza e conservação; zeladoria; asseio e conservação; jardinagem
operacao-equipamentos-pesados | Máquinas pesadas | technique | 3 | retroescavadeira; escavadeira; pá carregadeira; motoniveladora; operador de retroescavadeira; máquinas pesadas; guindaste
`;
export const AGRICULTURE_SKILLS = `
cultivo | Cultivo e plantio | technique | 3 | plantio; colheita; cultivo de hortaliças; lavoura; horta; trabalhador rural; trabalhadora rural; produção agrícola; agricultura familiar; farming
irrigacao | Irrigação | technique | 2 | sistemas de irrigação; irrigação por gotejamento; pivô central; fertirrigação
solos-adubacao | Solos e adubação | knowledge | 3 | análise de solo; adubação; correção do solo; calagem; fertilidade do solo; fertilizantes
defensivos | Aplicação de defensivos | technique | 2 | defensivos agrícolas; aplicação de defensivos; receituário agronômico; nr-31; nr 31; pulverização; agroquímicos
manejo-pragas | Manejo de pragas e doenças | knowledge | 3 | controle de pragas; manejo integrado de pragas; fitossanidade; fitopatologia | | defensivos
pecuaria | Manejo de animais | technique | 3 | pecuária; gado de corte; gado leiteiro; bovinocultura; ordenha; avicultura; suinocultura; manejo de rebanho; vaqueiro; livestock
operacao-trator | Operação de trator | technique | 2 | trator; tratorista; operador de trator; máquinas agrícolas; colheitadeira; plantadeira; implementos agrícolas; colhedora
agricultura-precisao | Agricultura de precisão | tool | 3 | drones agrícolas; piloto automático agrícola; mapeamento por drone; ndvi; geoprocessamento; qgis; arcgis; precision agriculture
gestao-rural | Gestão rural | technique | 3 | administração rural; custos de produção agrícola; gestão de propriedade rural; gestão da fazenda; farm management | | gestao-negocio
agroindustria | Beneficiamento e armazenagem de grãos | technique | 2 | classificação de grãos; armazenagem de grãos; silos; secagem de grãos; beneficiamento; agroindústria
assistencia-tecnica-rural | Assistência técnica rural | technique | 3 | extensão rural; assistência técnica a produtores; ater; consultoria rural; visitas técnicas a produtores
agroecologia | Agroecologia e orgânicos | knowledge | 3 | agricultura orgânica; agroecologia; produção orgânica; permacultura; agrofloresta; compostagem
tecnico-agropecuaria | Técnico em agropecuária ou agronomia | licence | 4 | técnico em agropecuária; técnica em agropecuária; técnico agrícola; agronomia; engenheiro agrônomo; engenheira agrônoma; cfta | solos-adubacao
credito-rural | Crédito rural | knowledge | 2 | pronaf; financiamento rural; custeio agrícola; cadastro ambiental rural
sanidade-animal | Sanidade animal | technique | 3 | vacinação animal; medicina veterinária; vacinação do rebanho; inseminação artificial; auxiliar veterinário; auxiliar de veterinário
vendas-agro | Vendas técnicas no agro | technique | 3 | vendas de insumos; revenda agrícola; insumos agrícolas; consultoria agronômica | vendas
`;
export const HOSPITALITY_SKILLS = `
preparo-alimentos | Preparo de alimentos | technique | 2 | preparo de refeições; cozinha; preparação de alimentos; cozinhar; pré-preparo; mise en place; marmitas; auxiliar de cozinha; food preparation; cozinhava
tecnicas-culinarias | Técnicas culinárias | technique | 3 | cocção; cortes e molhos; cozinha quente; cozinha fria; gastronomia; culinária; cooking techniques | preparo-alimentos
boas-praticas-alimentos | Boas práticas e manipulação de alimentos | licence | 1 | manipulação de alimentos; boas práticas de manipulação; boas práticas de manipulação de alimentos; curso de manipulação de alimentos; rdc 216; segurança alimentar; higiene alimentar
fichas-tecnicas | Fichas técnicas e custo de pratos | technique | 2 | ficha técnica; fichas técnicas; custo de prato; cmv; custo da mercadoria vendida; engenharia de cardápio | | custos
cardapio | Elaboração de cardápio | technique | 2 | cardápios; criação de cardápio; planejamento de cardápio; menu | | fichas-tecnicas
gestao-cozinha | Gestão de cozinha | technique | 4 | chefia de cozinha; liderança de cozinha; chef de cozinha; supervisão de cozinha; coordenação de cozinha | tecnicas-culinarias | lideranca
panificacao | Panificação | technique | 3 | padeiro; padeira; pães; padaria; massas e pães; fermentação natural; baking
confeitaria | Confeitaria | technique | 3 | confeiteiro; confeiteira; bolos; doces finos; bolos e doces; bolos por encomenda; pastry; sobremesas
churrasco-chapa | Grelha e churrasco | technique | 2 | chapeiro; churrasqueiro; chapa e grelha; pizzaiolo; lanches
servico-mesa | Serviço de mesa | technique | 1 | garçom; garçonete; atendimento em salão; atendimento de mesas; serviço de salão; table service; cumim
bar-bebidas | Bar e bebidas | technique | 2 | bartender; barman; coquetelaria; drinks; preparo de bebidas
barista | Cafés e barismo | technique | 2 | barista; cafeteria; latte art; extração de café; cafés especiais
vinhos | Vinhos | knowledge | 3 | sommelier; harmonização de vinhos; carta de vinhos
gestao-restaurante | Gestão de restaurante | technique | 4 | gerência de restaurante; gestão de bar; gestão de alimentos e bebidas; a&b; restaurant management | | gestao-loja
recepcao-hotel | Recepção de hotel | technique | 2 | check-in; check-out; recepção hoteleira; recepcionista de hotel; front desk; check-in e check-out; hospedagem | recepcao
sistemas-hoteleiros | Sistemas hoteleiros | tool | 1 | opera pms; pms hoteleiro; cmnet; desbravador; omnibees
reservas | Reservas | technique | 1 | gestão de reservas; central de reservas; booking; airbnb; controle de reservas
governanca-hotel | Governança e camareira | technique | 2 | camareira; camareiro; arrumação de quartos; governança hoteleira; rouparia; arrumação de apartamentos | | servicos-gerais
revenue-management | Receita e tarifas hoteleiras | technique | 3 | revenue management; gestão de tarifas; ocupação hoteleira; diária média
guia-turismo | Guia e condução de turistas | technique | 3 | guia de turismo; turismo; city tour; condução de grupos; receptivo turístico; tour guide
cadastur | Cadastur | licence | 2 | cadastur; credencial de guia; técnico em guia de turismo | guia-turismo
roteiros-viagem | Roteiros de viagem | technique | 2 | agência de viagens; pacotes turísticos; roteiros turísticos; emissão de passagens; agente de viagens
gestao-desperdicio | Controle de desperdício e validade | technique | 1 | controle de desperdício; redução de desperdício; pvps; peps; fifo; controle de validade de alimentos | | controle-estoque
`;
