/** Law, design and communication. One table per field; columns: see `parse.ts`. */
export const LAW_SKILLS = `
oab | Inscrição na OAB | licence | 5 | oab; oab ativa; exame de ordem; inscrição na ordem; advogado inscrito; advogada inscrita | graduacao-direito
graduacao-direito | Graduação em direito | licence | 5 | bacharelado em direito; bacharel em direito; bacharela em direito; ciências jurídicas; law degree; superior em direito; curso de direito; faculdade de direito | ensino-superior | oab
pecas-processuais | Peças processuais | technique | 3 | petições; petição inicial; contestações; recursos processuais; redação de peças; elaboração de peças; peças jurídicas; redação jurídica; contestação; recurso ordinário; recursos ordinários; embargos; apelação | escrita
pesquisa-juridica | Pesquisa jurídica | technique | 2 | pesquisa de jurisprudência; jurisprudência; doutrina e jurisprudência; legal research; jusbrasil
controle-prazos | Controle de prazos processuais | technique | 1 | prazos processuais; controle de prazos; agenda jurídica; acompanhamento processual; publicações e intimações | | gestao-tempo
processo-eletronico | Processo judicial eletrônico | tool | 1 | pje; e-saj; esaj; projudi; eproc; processo eletrônico; protocolo eletrônico
audiencias | Audiências | technique | 3 | audiência; sustentação oral; representação em audiência; preposto; preposição
direito-civil | Direito civil | knowledge | 4 | responsabilidade civil; código civil; civil law; processo civil; direito cível; contencioso cível; ações cíveis; processos cíveis; área cível
direito-trabalhista | Direito trabalhista | knowledge | 4 | direito do trabalho; contencioso trabalhista; reclamação trabalhista; processo do trabalho; processos trabalhistas; ações trabalhistas; audiências trabalhistas; recursos trabalhistas; recurso ordinário trabalhista; contestações trabalhistas; defesas trabalhistas; petições trabalhistas; causas trabalhistas; demandas trabalhistas; advocacia trabalhista; área trabalhista; advogado trabalhista; advogada trabalhista; reclamatória trabalhista; justiça do trabalho | legislacao-trabalhista
direito-penal | Direito penal | knowledge | 4 | processo penal; criminal law; advocacia criminal
direito-tributario | Direito tributário | knowledge | 4 | tax law | | fiscal-tributario
direito-empresarial | Direito empresarial | knowledge | 4 | societário; corporate law
contratos-juridico | Elaboração de contratos | technique | 3 | redação de contratos; revisão de contratos; análise contratual; minutas contratuais; contratos; contract drafting | | contratos-gestao
lgpd | LGPD e privacidade | knowledge | 2 | lgpd; proteção de dados; lei geral de proteção de dados; privacidade de dados; data protection; dpo; encarregado de dados; gdpr | | compliance
mediacao-arbitragem | Conciliação e arbitragem | technique | 3 | arbitragem; mediação judicial; acordos judiciais | mediacao-conflitos
cartorio | Rotinas cartorárias | technique | 2 | cartório; tabelionato; registro de imóveis; reconhecimento de firma; escrituras
due-diligence | Due diligence | technique | 3 | diligência prévia; auditoria jurídica; certidões; análise de certidões
`;
export const DESIGN_SKILLS = `
design-grafico | Design gráfico | technique | 3 | criação de peças; peças gráficas; artes gráficas; graphic design; editoração; designer gráfico; designer gráfica; arte-final
photoshop | Photoshop | tool | 2 | adobe photoshop; edição de imagens | | canva
illustrator | Illustrator e vetores | tool | 2 | illustrator; adobe illustrator; ilustração vetorial; pacote adobe; adobe creative cloud | | photoshop
canva | Canva | tool | 1 | canva pro; canvas design | | design-grafico
figma | Figma | tool | 2 | prototipação no figma; auto layout
ui-design | Design de interfaces | technique | 3 | ui; ui design; interface design; design de interface; interfaces digitais; ui/ux; webdesign | figma | ux-design
ux-design | Experiência do usuário | technique | 3 | ux; ux design; user experience; experiência de usuário; ux/ui; product design; design de produto digital; usabilidade | | pesquisa-usuario
pesquisa-usuario | Pesquisa com usuários | technique | 3 | ux research; pesquisa de usuário; entrevistas com usuário; user research | | pesquisa-mercado
prototipagem | Prototipagem | technique | 2 | protótipos; wireframes; wireframe; prototipação; prototyping; fluxos de navegação | | figma
design-system | Design system | technique | 3 | biblioteca de componentes; design systems; tokens de design; guia de estilo | ui-design
arquitetura-informacao | Arquitetura de informação | technique | 3 | card sorting; taxonomia de conteúdo; mapa de navegação; information architecture
acessibilidade-digital | Acessibilidade digital | knowledge | 2 | wcag; acessibilidade web; leitor de tela; digital accessibility
ux-writing | UX writing | technique | 2 | escrita para interfaces; microcopy; content design | | redacao-publicitaria
identidade-visual | Identidade visual | technique | 3 | logotipos; logotipo; manual de marca; criação de logo; brand design | design-grafico | branding
ilustracao | Ilustração | technique | 4 | desenho; illustration
motion | Motion design | technique | 3 | motion graphics; motion | | edicao-video
modelagem-3d | Modelagem 3D | technique | 4 | | | ilustracao
impressao | Produção gráfica e impressão | technique | 2 | fechamento de arquivos; pré-impressão; impressão gráfica; serigrafia; plotagem
portfolio | Portfólio de projetos | technique | 2 | portfólio; portfolio; behance; dribbble
`;
export const COMMUNICATION_SKILLS = `
redacao-publicitaria | Redação publicitária | technique | 3 | copywriting; copywriter; redator publicitário; textos publicitários; redação para web; redator; redatora
jornalismo | Apuração e reportagem | technique | 4 | jornalismo; apuração; entrevistas jornalísticas; pauta; redação jornalística; journalism; jornalista
assessoria-imprensa | Assessoria de imprensa | technique | 3 | relacionamento com imprensa; clipping; mailing de imprensa
comunicacao-interna | Comunicação interna | technique | 2 | comunicação organizacional; comunicação corporativa; intranet; newsletter interna; jornal interno; internal communications
edicao-video | Edição de vídeo | technique | 3 | edição de vídeos; video editing; montagem de vídeo
captacao-video | Captação de vídeo | technique | 3 | filmagem; direção de fotografia; gravação de vídeos
fotografia | Fotografia | technique | 3 | fotógrafo; fotógrafa; fotos profissionais; photography
audio-podcast | Áudio e podcast | technique | 2 | edição de áudio; sonoplastia; radialismo
traducao | Tradução e interpretação | technique | 4 | tradução; tradutor; tradutora; intérprete; localização de textos; translation | | ingles-fluente
revisao-textos | Revisão de textos | technique | 3 | revisão textual; revisor; revisora; copidesque; preparação de originais; proofreading | portugues-norma
gestao-crise | Gestão de crise de imagem | technique | 4 | gestão de crise; crise de imagem; gerenciamento de crise; crisis management
roteiro | Roteiro | technique | 3 | roteirista; storytelling; storyboard; screenwriting | | redacao-publicitaria
`;
