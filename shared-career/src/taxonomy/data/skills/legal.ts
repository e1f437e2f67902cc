/** Areas of law, acts of a law office, public service and security of the State. One table per field; columns: see `parse.ts`. */
export const LEGAL_SKILLS = `
direito-familia | Direito de família e sucessões | knowledge | 4 | direito de família; sucessões; divórcio; pensão alimentícia; inventário e partilha; ações de guarda; family law; inventários judiciais; testamentos | direito-civil
direito-consumidor | Direito do consumidor | knowledge | 3 | código de defesa do consumidor; procon; relações de consumo; consumer law | direito-civil
direito-bancario | Direito bancário | knowledge | 4 | contencioso bancário; revisional de contrato; busca e apreensão de veículo; recuperação judicial de crédito; execução de título extrajudicial; banking law | direito-civil
direito-imobiliario | Direito imobiliário | knowledge | 4 | contratos imobiliários; usucapião; regularização fundiária; incorporação imobiliária; lei do inquilinato; real estate law; ação de despejo | direito-civil | cartorio
direito-previdenciario | Direito previdenciário | knowledge | 4 | previdenciário; benefícios previdenciários; benefício de prestação continuada; bpc loas; regime próprio de previdência; rpps; social security law; benefícios do inss; processos previdenciários
direito-ambiental | Direito ambiental | knowledge | 4 | legislação ambiental; código florestal; crimes ambientais; environmental law; advocacia ambiental | | meio-ambiente
direito-digital | Direito digital | knowledge | 3 | marco civil da internet; advocacia digital; digital law; crimes cibernéticos; direito da tecnologia | | lgpd
propriedade-intelectual | Propriedade intelectual | knowledge | 4 | registro de marcas; inpi; patentes; direitos autorais; propriedade industrial; intellectual property
direito-eleitoral | Direito eleitoral | knowledge | 4 | legislação eleitoral; justiça eleitoral; prestação de contas eleitorais; electoral law; mesário eleitoral
direito-internacional | Direito internacional | knowledge | 4 | direito marítimo; direito aduaneiro; direito migratório; international law
direito-medico | Direito médico e da saúde | knowledge | 4 | direito da saúde; direito médico; ações contra planos de saúde; judicialização da saúde; health law | direito-civil
direito-agrario | Direito agrário | knowledge | 4 | contratos agrários; direito do agronegócio; advocacia agro; itr e ccir | | direito-imobiliario
direito-desportivo | Direito desportivo e do entretenimento | knowledge | 4 | direito desportivo; justiça desportiva; direito do entretenimento; contratos de imagem; sports law
direito-regulatorio | Direito regulatório | knowledge | 4 | agências reguladoras; regulação econômica; regulatório jurídico; anatel; aneel; direito da energia; direito concorrencial; cade concorrência
direitos-humanos | Direitos humanos | knowledge | 3 | human rights; defesa de direitos; direitos da mulher; lei maria da penha; igualdade racial | | rede-protecao
direito-tributario-contencioso | Contencioso tributário | technique | 4 | execução fiscal; mandado de segurança tributário; defesa em auto de infração; carf; recuperação de créditos tributários; impugnação de autos | direito-tributario
recuperacao-judicial | Recuperação judicial e falência | knowledge | 4 | recuperação judicial; falências; administração judicial; lei 11.101; insolvency | direito-empresarial
direito-societario | Direito societário e M&A | knowledge | 4 | direito societário; atos societários; acordo de sócios; alteração contratual; contratos sociais; fusões e aquisições; m&a; junta comercial | direito-empresarial
direito-licitacoes | Contencioso e consultoria em licitações | technique | 3 | impugnação de edital; recursos administrativos em licitação; tribunal de contas; defesa no tcu; assessoria jurídica em licitações | licitacoes, direito-administrativo
advocacia-criminal | Defesa criminal | technique | 4 | tribunal do júri; habeas corpus; execução penal; advogado criminalista; inquérito policial; audiência de custódia | direito-penal
execucao-civel | Execução e cumprimento de sentença | technique | 3 | cumprimento de sentença; penhora; execução cível; cálculos judiciais; liquidação de sentença; sisbajud; renajud; alvará judicial
calculos-trabalhistas | Cálculos trabalhistas | technique | 3 | pje-calc; liquidação trabalhista; perícia contábil trabalhista | | direito-trabalhista, folha-pagamento
contencioso-massa | Contencioso de massa | technique | 2 | carteira de processos; juizado especial; jec; volume de processos | pecas-processuais
consultivo-juridico | Consultoria jurídica | technique | 4 | consultivo jurídico; pareceres jurídicos; assessoria jurídica; jurídico interno; legal counsel; jurídico consultivo; opinião legal | | contratos-juridico
legal-ops | Operações jurídicas | technique | 3 | legal operations; legal ops; controladoria jurídica; controladora jurídica; jurimetria; gestão de departamento jurídico; legal design; visual law | | controle-prazos
sistemas-juridicos | Sistemas de gestão jurídica | tool | 1 | projuris; cpj; espaider; astrea; themis jurídico; legal one; advbox; benner jurídico; elaw; software jurídico; integra jurídico | | controle-prazos, processo-eletronico
diligencias-juridicas | Diligências forenses | technique | 1 | cópia de processos; protocolo em fórum; advocacia de apoio; despacho com juiz; correspondente jurídico; preposto em audiências; acompanhamento em delegacia | | audiencias
pericia-judicial | Perícia judicial | technique | 4 | perito judicial; laudo pericial; assistente técnico judicial; quesitos periciais; expert witness | laudos-tecnicos
mediacao-judicial | Mediação e conciliação judicial | technique | 3 | mediador judicial; cejusc; mutirão de conciliação; câmara de mediação; online dispute resolution; conciliador judicial | mediacao-arbitragem
cumprimento-mandados | Cumprimento de mandados | technique | 3 | oficial de justiça; intimações e citações; mandados judiciais
assistencia-judiciaria | Assistência jurídica gratuita | technique | 3 | defensoria pública; núcleo de prática jurídica; assistência judiciária; advocacia pro bono; advogado dativo; orientação jurídica à população | | direito-civil
ministerio-publico | Rotinas do Judiciário e do Ministério Público | technique | 3 | ministério público; minutas de sentença; minuta de decisão; gabinete de juiz; assessoria de magistrado; vara cível; secretaria de vara; poder judiciário; tribunal de justiça; minutas de despachos | pesquisa-juridica
registro-civil | Registro civil e notarial | technique | 2 | registro civil; cartório de registro civil; escrevente; cartório de notas; ata notarial; certidão de nascimento; protesto de títulos; tabeliã; tabelião; oficial de registro | cartorio
certidoes | Emissão e análise de certidões | technique | 1 | emissão de certidões; certidões negativas; cnd; matrícula de imóvel | | due-diligence, cartorio
despachante | Serviços de despachante | technique | 2 | detran; emplacamento; transferência de veículos; licenciamento de veículos; despachante documentalista; renavam; despachante
investigacoes-internas | Compliance e investigações internas | technique | 4 | investigação interna; investigações corporativas; canal de denúncias; código de conduta; lei anticorrupção; lei 12.846; due diligence de terceiros; compliance officer; iso 37001 | compliance
prevencao-lavagem | Prevenção à lavagem de dinheiro | knowledge | 3 | lavagem de dinheiro; pld-ft; kyc; know your customer; coaf; anti-money laundering; aml; conheça seu cliente; pldft | compliance
governanca-corporativa | Governança corporativa | knowledge | 3 | corporate governance; secretaria de governança; conselho de administração; ibgc; governança de empresas familiares; secretariado de conselho | compliance
relacoes-sindicais | Relações sindicais | technique | 4 | negociação sindical; relações trabalhistas e sindicais; acordo coletivo; dissídio; negociação coletiva; labor relations; relação com sindicatos; negociação com sindicatos | legislacao-trabalhista | negociacao
`;
export const PUBLIC_ADMINISTRATION_SKILLS = `
lei-14133 | Lei 14.133 e nova lei de licitações | knowledge | 3 | lei 14.133; lei 14133; nova lei de licitações; nllc | licitacoes
conducao-pregoes | Condução de pregões | technique | 3 | pregoeiro; pregoeira; agente de contratação; pregão eletrônico; sessão de pregão; comissão de licitação; equipe de apoio ao pregão | licitacoes
participacao-licitacoes | Vendas ao governo | technique | 3 | participação em licitações; análise de editais; analista de licitações; licitante; sicaf; propostas para licitações; vendas para órgãos públicos; bll compras; cotação para licitação; b2g | licitacoes | propostas-comerciais
estudo-tecnico-preliminar | Termo de referência e estudo técnico preliminar | technique | 3 | termo de referência; estudo técnico preliminar; etp; projeto básico de licitação; pesquisa de preços públicos; plano de contratações anual | licitacoes
fiscalizacao-contratos | Fiscalização de contratos públicos | technique | 2 | fiscal de contrato; gestor de contrato público; fiscalização de contratos; ateste de notas | contratos-gestao, licitacoes
sei | SEI e processo eletrônico administrativo | tool | 1 | sistema eletrônico de informações; 1doc; sipac; suap; processo administrativo eletrônico; sistema sei; sei gov; sei federal; tramitação no sei; processos no sei | processo-administrativo
siafi | SIAFI e sistemas orçamentários | tool | 3 | siafi; tesouro gerencial; siop; siafem; siafic; sigef; fiplan; sistema de contabilidade pública; sistemas orçamentários públicos | orcamento-publico
compras-gov | Compras.gov.br e portais de compras | tool | 2 | compras gov; comprasnet; bolsa eletrônica de compras; portal de compras públicas; pncp; portal nacional de contratações públicas | licitacoes
contabilidade-publica | Contabilidade pública | knowledge | 4 | contabilidade aplicada ao setor público; mcasp; pcasp; siconfi; empenhos; restos a pagar; public accounting | contabilidade, orcamento-publico
lrf | Lei de Responsabilidade Fiscal | knowledge | 3 | lrf; lei complementar 101; relatório de gestão fiscal; rreo | orcamento-publico
controle-interno | Controle interno e auditoria governamental | technique | 4 | controladoria geral; auditoria governamental; auditor de controle; tomada de contas; cgu; tce; controladoria do município | auditoria
transferegov | Transferegov e SICONV | tool | 2 | transferegov; siconv; plataforma mais brasil; emendas parlamentares; convênios federais | convenios
mrosc | Parcerias com organizações da sociedade civil | knowledge | 3 | mrosc; lei 13.019; termo de colaboração; termo de fomento; acordo de cooperação; chamamento público | convenios
fiscalizacao-urbana | Fiscalização municipal | technique | 3 | fiscal de posturas; código de posturas; fiscalização de obras públicas; fiscal de obras; fiscalização tributária municipal; fiscal municipal; auto de infração municipal; fiscal de tributos; agente de fiscalização
iptu-iss | Tributos municipais e cadastro imobiliário | knowledge | 3 | iptu; itbi; cadastro imobiliário; dívida ativa; cadastro mercantil; arrecadação municipal; tributos municipais | | fiscal-tributario
ouvidoria-publica | Ouvidoria pública | technique | 2 | fala.br; e-ouv; manifestações de ouvidoria; ouvidoria municipal; ouvidor; ouvidora | atendimento-cidadao | lai-transparencia
processo-legislativo | Processo legislativo | knowledge | 3 | câmara municipal; projetos de lei; assessoria parlamentar; técnica legislativa; regimento interno; elaboração legislativa; gabinete de vereador; legislative process
redacao-oficial | Redação oficial | technique | 2 | redação de ofícios; manual de redação da presidência; elaboração de ofícios; memorandos; redação de atas; redação de documentos oficiais | escrita
protocolo-publico | Protocolo e atendimento em órgão público | technique | 1 | protocolo de processos; setor de protocolo; tramitação de processos; recebimento de processos; posto de atendimento; poupatempo; central do cidadão | | processo-administrativo, atendimento-cidadao
gestao-pessoas-publica | Gestão de pessoas no serviço público | knowledge | 3 | estatuto dos servidores; sigepe; siape; folha de servidores; progressão funcional; estágio probatório; regime estatutário | | departamento-pessoal
patrimonio-publico | Patrimônio e almoxarifado público | technique | 2 | patrimônio público; inventário patrimonial; tombamento de bens; controle patrimonial; bens patrimoniais; gestão de patrimônio; plaqueta de patrimônio | | inventario
cadunico | CadÚnico e Bolsa Família | tool | 1 | cadúnico; cadastro único; bolsa família; entrevistador social; entrevistadora social; cad único; sibec | | assistencia-social
suas-creas | CRAS, CREAS e SUAS | knowledge | 3 | cras; creas; paif; paefi; proteção social básica; proteção social especial; sistema único de assistência social; centro pop; gestão do suas; política do suas | assistencia-social
defesa-civil | Defesa civil | technique | 3 | gestão de desastres; plano de contingência; mapeamento de áreas de risco; civil defense | | gestao-riscos
guarda-municipal | Guarda municipal e policiamento | technique | 4 | guarda municipal; guarda civil; policial militar; polícia militar; policiamento ostensivo; policial civil; polícia civil; polícia penal; agente penitenciário; policial penal; agente de segurança penitenciária; law enforcement; policiamento
bombeiro-civil | Bombeiro civil | licence | 2 | bombeira civil; bombeiro profissional civil; bombeiro industrial; bombeiro militar; firefighter; nbr 14608 | combate-incendio, primeiros-socorros
agente-transito | Agente de trânsito e educação para o trânsito | technique | 2 | agente de trânsito; fiscalização de trânsito; educação para o trânsito; instrutor de trânsito; autoescola; centro de formação de condutores; código de trânsito; orientador de trânsito; instrutora de trânsito | | direcao-defensiva
servico-militar | Serviço militar | knowledge | 3 | exército brasileiro; marinha do brasil; força aérea brasileira; militar temporário; certificado de reservista; fuzileiro naval; tiro de guerra; military service; reservista
cftv | CFTV e monitoramento eletrônico | tool | 1 | cftv; monitoramento de câmeras; central de monitoramento; operador de monitoramento; videomonitoramento; câmeras de segurança; circuito fechado de tv; monitoramento por câmeras; cctv; operadora de monitoramento; monitoramento eletrônico | vigilancia-patrimonial | seguranca-eletronica
controle-acesso | Portaria e controle de acesso | technique | 1 | portaria; porteiro; porteira; controle de acesso; controle de entrada e saída de veículos | vigilancia-patrimonial | recepcao
seguranca-privada | Escolta e segurança pessoal | technique | 3 | escolta armada; segurança pessoal privada; segurança vip; transporte de valores; vigilante armado; carro-forte; guarda-costas; segurança de eventos; porte de arma; armamento e tiro; segurança pessoal | vigilancia-patrimonial
gestao-seguranca | Gestão de segurança patrimonial | technique | 4 | gestão de segurança; supervisor de segurança; plano de segurança; análise de riscos patrimoniais; gestor de segurança privada; inteligência em segurança; security management | vigilancia-patrimonial | gestao-riscos
ronda | Rondas e prevenção | technique | 1 | rondas; fiscal de loja; agente de prevenção de perdas; fiscal de prevenção | vigilancia-patrimonial | prevencao-perdas
combate-incendio | Prevenção e combate a incêndio | technique | 2 | combate a incêndio; brigada de incêndio; brigadista; avcb; clcb; extintores; hidrantes; plano de emergência contra incêndio; prevenção de incêndios; nr-23; fire fighting | cipa
`;
