/** Behaviours, languages, everyday tools and licences that serve any work. Columns: see `parse.ts`. */
export const WORKPLACE_SKILLS = `
pontualidade | Pontualidade e assiduidade | behaviour | 1 | assiduidade; pontualidade; comprometimento com horários; assídua; punctuality | | organizacao
responsabilidade | Responsabilidade e comprometimento | behaviour | 1 | comprometimento; senso de responsabilidade; comprometida; comprometido; accountability; dedicação ao trabalho; engajamento profissional
relacionamento-interpessoal | Relacionamento interpessoal | behaviour | 2 | relações interpessoais; habilidade interpessoal; interpersonal skills; facilidade de relacionamento; bom relacionamento; cordialidade | | trabalho-equipe, comunicacao
proatividade | Proatividade | behaviour | 2 | proativo; proativa; pró-atividade; proactivity; pró-ativo; pró-ativa | autonomia
resiliencia | Resiliência | behaviour | 2 | resiliente; tolerância à frustração; resilience; capacidade de superação | trabalho-pressao | adaptabilidade
inteligencia-emocional | Inteligência emocional | behaviour | 3 | equilíbrio emocional; autocontrole; autoconhecimento; emotional intelligence; controle emocional; autogestão emocional; maturidade emocional | trabalho-pressao | empatia
flexibilidade | Flexibilidade | behaviour | 1 | flexibility; disponibilidade de horário; versatilidade; versátil; multitarefa | adaptabilidade
pensamento-critico | Pensamento crítico | behaviour | 3 | critical thinking; senso crítico; visão crítica; capacidade crítica; análise crítica | pensamento-analitico
visao-estrategica | Visão estratégica | behaviour | 4 | visão sistêmica; pensamento estratégico; visão de negócio; strategic thinking; visão holística; pensamento sistêmico; raciocínio estratégico | | planejamento-estrategico
tomada-decisao | Tomada de decisão | behaviour | 3 | decision making; decisão baseada em dados; capacidade de decisão; poder de decisão; decisões orientadas por dados; data-driven | | resolucao-problemas
colaboracao | Colaboração entre áreas | behaviour | 2 | times multidisciplinares; interface com áreas; equipes multifuncionais; cross-functional; interface com outras áreas; squads; colaborativo; times multifuncionais; articulação entre áreas; interação com outras áreas | trabalho-equipe
foco-resultado | Foco em resultados | behaviour | 2 | orientação para resultados; results-driven; foco em metas; busca por resultados
foco-cliente | Foco no cliente | behaviour | 2 | orientação ao cliente; customer centric; centralidade no cliente; customer centricity; cliente no centro; orientação para o cliente | | empatia, atendimento-cliente
delegacao | Delegação e acompanhamento de tarefas | technique | 2 | distribuição de tarefas; distribuição de atividades; acompanhamento de tarefas; delegar tarefas; divisão de tarefas | | lideranca
influencia-persuasao | Influência e persuasão | behaviour | 3 | persuasão; persuasion; argumentação; capacidade de influência; influência sem autoridade | | negociacao
comunicacao-nao-violenta | Comunicação não violenta | technique | 2 | comunicação empática; nonviolent communication; comunicação não agressiva; práticas restaurativas; círculos restaurativos; justiça restaurativa | comunicacao | mediacao-conflitos
oratoria | Oratória | technique | 3 | falar em público; dicção; public speaking; técnicas de apresentação; oratória e apresentação; comunicação em público; palestrante; palestras | apresentacoes
facilitacao | Facilitação de grupos | technique | 3 | facilitação; facilitadora; facilitador; moderação de grupos; mediação de grupos; condução de oficinas; condução de reuniões; condução de dinâmicas | | apresentacoes, treinamento
instrutoria | Instrutoria e multiplicação | technique | 2 | multiplicador; multiplicadora; treinador interno; instrutor interno; instrutor de treinamento; train the trainer; aplicação de treinamentos; ministrar treinamentos; monitoria de treinamento; instrutor; instrutora; instrutora de treinamento; ministração de treinamentos | treinamento
inteligencia-cultural | Convivência intercultural | behaviour | 3 | intercâmbio; vivência internacional; cross-cultural; trabalho multicultural; ambientes multiculturais; equipes internacionais; vivência no exterior; times globais; intercultural
trabalho-remoto | Trabalho remoto | technique | 1 | trabalho à distância; gestão de equipes remotas; equipes remotas; remote work; trabalho assíncrono; teletrabalho; colaboração remota; comunicação assíncrona | | ferramentas-reuniao, gestao-tempo
ingles-intermediario | Inglês intermediário | language | 4 | inglês b1; inglês b2; intermediate english; inglês nível intermediário; inglês conversação; inglês para conversação; inglês upper-intermediate; inglês pré-avançado; inglês pré-intermediário | ingles
ingles-tecnico | Leitura técnica em inglês | language | 3 | leitura em inglês; inglês para leitura; technical english; leitura técnica de inglês; leitura de documentação em inglês; leitura de textos em inglês | ingles
toefl | Certificado de proficiência em inglês | licence | 4 | toefl; ielts; toeic; cambridge cae; fce first certificate; cae advanced; cambridge english; cpe proficiency; certificado de proficiência | ingles-fluente
espanhol-fluente | Espanhol fluente | language | 4 | espanhol avançado; fluência em espanhol; fluent spanish; dele espanhol; espanhol c1; espanhol nativo | espanhol
frances-fluente | Francês fluente | language | 5 | francês avançado; fluent french; fluência em francês; dalf; delf | frances
alemao | Alemão | language | 5 | german; língua alemã; deutsch; goethe-zertifikat
italiano | Italiano | language | 4 | italian; língua italiana
mandarim | Mandarim | language | 5 | chinês; chinese; mandarin; língua chinesa; hsk
japones | Japonês | language | 5 | japanese; língua japonesa; jlpt; nihongo
coreano | Coreano | language | 5 | korean; língua coreana; topik
arabe | Árabe | language | 5 | arabic
russo | Russo | language | 5 | russian; língua russa
hebraico | Hebraico e línguas clássicas | language | 5 | línguas clássicas; hebrew
linguas-indigenas | Línguas indígenas | language | 4 | tupi; nheengatu; kaingang; tikuna; indigenous languages; terena
crioulo-haitiano | Crioulo haitiano | language | 4 | creole; crioulo; kreyòl; língua crioula
portugues-estrangeiro | Português como língua estrangeira | technique | 3 | português para estrangeiros; celpe-bras; ple português; português como língua de acolhimento; portuguese as a foreign language; ensino de português para estrangeiros; portuguese for foreigners; português língua adicional | didatica | portugues-norma
libras-fluente | Libras avançada | language | 4 | libras fluente; fluência em libras; libras avançado; libras intermediário; comunicação em libras; curso de libras; fluent libras; libras intermediária | libras
informatica-basica | Informática básica e internet | tool | 1 | noções de informática; internet e e-mail; conhecimentos em informática; navegação na internet; basic computing; curso de informática; informática intermediária; inclusão digital; conhecimentos de informática; informática avançada; conhecimentos básicos em informática; operação de computador; operador de computador | | pacote-office, digitacao
outlook | Outlook e e-mail | tool | 1 | outlook; gestão de e-mails; gmail corporativo; controle de e-mails; thunderbird; caixa de e-mails; e-mail corporativo; atendimento de e-mails; triagem de e-mails; gestão de caixa de e-mail | pacote-office | agenda
google-sheets | Google Planilhas | tool | 1 | planilhas google; sheets; google spreadsheets; apps script | excel, google-workspace
google-docs | Google Docs e Drive | tool | 1 | google documentos; google drive; google forms; formulários google; google formulários | google-workspace
teams | Microsoft Teams | tool | 1 | ms teams; reuniões no teams; teams microsoft | ferramentas-reuniao
zoom | Zoom e Google Meet | tool | 1 | google meet; videoconferência; webex; reuniões on-line; zoom; reuniões online; videochamadas | ferramentas-reuniao
slack | Slack e Discord | tool | 1 | slack; discord; mattermost; comunicação por slack; rocket chat | ferramentas-reuniao
miro | Miro e quadros colaborativos | tool | 1 | miro; mural colaborativo; figjam; jamboard; quadro branco digital; quadros colaborativos; whimsical; mapa mental; mindmeister; xmind | | ferramentas-reuniao
microsoft-access | Microsoft Access | tool | 2 | ms access; banco de dados access; access vba; office access | pacote-office | sql
formularios | Formulários e pesquisas on-line | tool | 1 | microsoft forms; typeform; surveymonkey; formulários on-line; criação de formulários; formulários eletrônicos; jotform; formulários online; survey monkey | | google-workspace
chatgpt | ChatGPT, Gemini e Copilot | tool | 1 | chatgpt; chat gpt; gemini; perplexity; copilot; claude; deepseek; notebooklm | ia-generativa
cnh-definitiva | CNH com experiência | licence | 3 | cnh definitiva; habilitação definitiva; cnh ativa; habilitado categoria b; cnh válida; driver's license; cnh em dia; habilitação b; carteira b; motorista habilitado; habilitada categoria b | cnh-b
veiculo-proprio | Veículo próprio | licence | 3 | carro próprio; moto própria; condução própria; automóvel próprio; own vehicle; possui veículo; possui carro; possui moto; motocicleta própria
disponibilidade-viagens | Disponibilidade para viajar | licence | 1 | disponibilidade para viagens; viagens a trabalho; disponibilidade de viagem; available to travel
ensino-fundamental-completo | Ensino fundamental completo | licence | 5 | fundamental completo; primeiro grau completo; 1º grau completo; ginásio completo; ensino fundamental; elementary education
ensino-tecnico-completo | Curso técnico | licence | 4 | ensino técnico; técnico completo; nível técnico; technical degree; técnico profissionalizante; formação técnica; técnico integrado ao ensino médio | ensino-medio
tecnologo-gestao | Graduação em gestão ou tecnologia | licence | 4 | tecnologia em gestão; tecnólogo em gestão; gestão de recursos humanos tecnólogo; gestão comercial tecnólogo; processos gerenciais; cst em gestão; tecnólogo em logística; tecnólogo em recursos humanos; tecnologia em recursos humanos; tecnologia em logística; gestão pública tecnólogo; technology degree in management | ensino-superior
graduacao-ti | Graduação em computação ou sistemas | licence | 5 | ciência da computação; sistemas de informação; engenharia da computação; engenharia de computação; computer science; bacharelado em sistemas de informação; tecnologia da informação graduação; tecnologia em análise e desenvolvimento de sistemas; bacharelado em ciência da computação; tecnólogo em análise e desenvolvimento de sistemas; graduação em ti | ensino-superior
graduacao-comunicacao | Graduação em comunicação | licence | 5 | comunicação social; bacharel em jornalismo; bacharelado em jornalismo; bacharelado em publicidade; bacharel em comunicação; graduação em jornalismo; jornalismo graduação; mtb jornalista; graduação em publicidade e propaganda; graduação em marketing; communication degree; bacharel em relações públicas | ensino-superior
doutorado | Doutorado | licence | 5 | phd; doutor em; doutora em; doctorate; doutorando; pós-doc; doutoranda | mestrado
`;
