/** Human resources, education, care and public service. One table per field; columns: see `parse.ts`. */
export const PEOPLE_SKILLS = `
recrutamento | Recrutamento e seleção | technique | 3 | recrutamento; processo seletivo; processos seletivos; seleção de pessoal; talent acquisition; r&s; seleção por competências
admissao-demissao | Admissão e rescisão | technique | 2 | admissão e demissão
folha-pagamento | Folha de pagamento | technique | 3 | folha; fechamento da folha; cálculo de folha; payroll; holerites
departamento-pessoal | Departamento pessoal | technique | 3 | rotinas de dp; dp; administração de pessoal; rotinas trabalhistas; personnel administration | admissao-demissao, folha-pagamento
esocial | eSocial | tool | 2 | fgts digital; dirf; caged; rais; no e-social; do e-social; ao e-social
legislacao-trabalhista | Legislação trabalhista | knowledge | 3 | leis trabalhistas; convenção coletiva; labor law; consolidação das leis do trabalho; direito e legislação trabalhista; rotinas da clt; normas da clt; conhecimento da clt; conhecimentos em clt; regras da clt | | departamento-pessoal
controle-ponto | Controle de ponto e jornada | technique | 1 | controle de ponto; gestão de ponto; controle de jornada; jornada de trabalho dos colaboradores
beneficios | Gestão de benefícios | technique | 2 | plano de saúde corporativo; administração de benefícios; pacote de benefícios corporativos; benefícios corporativos
td | Treinamento e desenvolvimento | technique | 3 | t&d; treinamento e desenvolvimento; educação corporativa; levantamento de necessidades de treinamento; lnt; universidade corporativa; learning and development | treinamento | design-instrucional
avaliacao-desempenho | Avaliação de desempenho | technique | 3 | gestão de desempenho; avaliação por competências; performance review; ciclo de avaliação; nine box; pdi; plano de desenvolvimento individual | | feedback
clima-cultura | Clima e cultura organizacional | technique | 3 | pesquisa de clima; clima organizacional; cultura organizacional; engajamento de colaboradores; employee experience
cargos-salarios | Cargos e salários | technique | 3 | plano de cargos; pesquisa salarial; compensation; descrição de cargos; gestão de remuneração; remuneração e benefícios
diversidade | Diversidade e inclusão | knowledge | 2 | inclusão; de&i; diversidade, equidade e inclusão; grupos de afinidade; diversity
business-partner | RH parceiro do negócio | technique | 4 | hrbp; business partner; bp de rh; consultoria interna de rh | | recrutamento
people-analytics | People analytics | technique | 3 | indicadores de rh; dados de rh; turnover; absenteísmo; hr analytics | indicadores
onboarding | Integração de novos colaboradores | technique | 1 | onboarding; integração de colaboradores; programa de integração; integração de novos funcionários
`;
export const EDUCATION_SKILLS = `
didatica | Didática e ensino | technique | 3 | didática; docência; ensino; aulas; lecionar; lecionei; ministrei aulas; regência de classe; teaching; aulas particulares; reforço escolar
planejamento-aulas | Planejamento de aulas | technique | 2 | plano de aula; planos de aula; planejamento pedagógico; sequência didática; sequências didáticas; lesson planning | didatica
bncc | BNCC e currículo | knowledge | 2 | bncc; base nacional comum curricular; currículo escolar; matriz curricular
alfabetizacao | Alfabetização e letramento | technique | 3 | alfabetização; letramento; alfabetizar | didatica
avaliacao-aprendizagem | Avaliação da aprendizagem | technique | 2 | elaboração de provas; avaliação escolar; avaliação diagnóstica; correção de provas; rubricas | didatica
gestao-sala | Gestão de sala de aula | technique | 3 | gestão de sala; disciplina em sala; manejo de turma; classroom management
educacao-inclusiva | Educação inclusiva | technique | 3 | educação especial; inclusão escolar; adaptação curricular; special education
educacao-infantil | Educação infantil | technique | 3 | creche; primeira infância; berçário; desenvolvimento infantil; recreação infantil; brincadeiras pedagógicas | | cuidado-infantil
licenciatura | Licenciatura ou pedagogia | licence | 5 | pedagogia; licenciatura plena; licenciatura em; magistério; curso normal | ensino-superior
coordenacao-pedagogica | Coordenação pedagógica | technique | 4 | formação de professores; supervisão escolar; orientação pedagógica; projeto político pedagógico; ppp | planejamento-aulas | lideranca
gestao-escolar | Gestão escolar | technique | 4 | direção escolar; administração escolar; gestão educacional; school management | | coordenacao-pedagogica
tecnologia-educacional | Tecnologia educacional | tool | 2 | ava; ensino híbrido; edtech
design-instrucional | Design instrucional | technique | 3 | desenho instrucional; instructional design; roteirização de cursos; e-learning; conteúdo educacional | | planejamento-aulas
orientacao-familias | Comunicação com famílias | technique | 2 | reunião de pais; atendimento às famílias; relacionamento com famílias; atendimento a pais | | empatia
tutoria | Tutoria e acompanhamento de estudantes | technique | 2 | tutoria; tutor; monitoria acadêmica; acompanhamento de alunos; orientação de alunos | | didatica
secretaria-escolar | Secretaria escolar | technique | 2 | matrículas; histórico escolar; documentação escolar; secretaria acadêmica; censo escolar | | rotinas-administrativas
pesquisa-academica | Pesquisa acadêmica | technique | 4 | iniciação científica; metodologia científica; publicação científica; pesquisa científica; academic research
`;
export const CARE_SKILLS = `
cuidado-idosos | Cuidado de pessoas idosas | technique | 2 | cuidador de idosos; cuidadora de idosos; cuidados com idosos; cuidado de idosos; acompanhamento de idosos; elderly care; cuidei da minha mãe; cuidei do meu pai; cuidei da minha avó; cuidei do meu avô
higiene-conforto | Higiene e conforto | technique | 1 | banho no leito; higiene pessoal; troca de fraldas; banho de leito; cuidados de higiene; mobilização e conforto
mobilidade-assistida | Apoio à mobilidade | technique | 1 | transferência de pacientes; mudança de decúbito; auxílio na locomoção; transporte de pacientes; cadeira de rodas
alimentacao-assistida | Alimentação assistida | technique | 1 | auxílio na alimentação; preparo de dietas; alimentação por sonda; dieta enteral
controle-medicacao | Controle de horários de medicação | technique | 1 | medicação nos horários; controle de medicamentos; rotina de medicação; organização de medicamentos | | administracao-medicamentos
cuidado-infantil | Cuidado infantil | technique | 2 | babá; cuidado de crianças; cuidados com crianças; cuidar de crianças; child care; berçarista; cuidei de crianças
estimulo-cognitivo | Estímulo cognitivo e lazer | technique | 2 | atividades recreativas; estimulação cognitiva; atividades lúdicas; passeios assistidos
curso-cuidador | Curso de cuidador | licence | 2 | curso de cuidador de idosos; formação de cuidador; capacitação de cuidador | cuidado-idosos
cuidado-alzheimer | Cuidado em demência e Alzheimer | technique | 3 | alzheimer; demência; parkinson; cuidados com alzheimer | cuidado-idosos
cuidado-pcd | Apoio a pessoas com deficiência | technique | 3 | cuidado de pessoas com deficiência; acompanhante terapêutico; profissional de apoio escolar; apoio a pcd
limpeza-domestica | Limpeza e organização da casa | technique | 1 | limpeza doméstica; faxina; diarista; limpeza residencial; housekeeping
organizacao-lar | Gestão da rotina doméstica | technique | 2 | rotina da casa; gestão do lar; governança doméstica; lista de compras da casa | | planejamento
assistencia-social | Assistência social | technique | 4 | serviço social; acolhimento social; centro de referência especializado; atendimento socioassistencial; visita domiciliar; visitas domiciliares; proteção social
cress | Registro no CRESS | licence | 5 | cress; cress ativo; conselho regional de serviço social | graduacao-servico-social, assistencia-social
graduacao-servico-social | Graduação em serviço social | licence | 5 | bacharelado em serviço social; superior em serviço social; curso de serviço social | ensino-superior | cress
rede-protecao | Rede de proteção e garantia de direitos | knowledge | 3 | rede socioassistencial; garantia de direitos
trabalho-comunitario | Trabalho comunitário | technique | 3 | liderança comunitária; mobilização comunitária; ação social; ações comunitárias; projetos sociais
beleza-cabelo | Corte e tratamento de cabelo | technique | 3 | escova e penteado
manicure | Manicure e pedicure | technique | 2 | manicure; pedicure
estetica | Estética facial e corporal | technique | 3 | esteticista
biosseguranca-beleza | Biossegurança em beleza | knowledge | 1 | esterilização de alicates; autoclave; biossegurança em salão | | biosseguranca
`;
export const PUBLIC_SERVICE_SKILLS = `
direito-administrativo | Direito administrativo | knowledge | 3 | lei 8.112; lei 8112; regime jurídico único; improbidade administrativa; atos administrativos; administrative law
direito-constitucional | Direito constitucional | knowledge | 3 | constituição federal; constitutional law
licitacoes | Licitações e contratos públicos | knowledge | 3 | licitações; licitação; pregão; lei 8.666; compras públicas
orcamento-publico | Orçamento e finanças públicas | knowledge | 3 | orçamento público; ldo; loa; ppa; administração financeira e orçamentária
processo-administrativo | Processo administrativo | technique | 2 | processos administrativos; despachos; autuação de processos; lei 9.784
politicas-publicas | Políticas públicas | knowledge | 4 | políticas públicas; formulação de políticas; avaliação de políticas públicas; public policy
gestao-publica | Gestão pública | knowledge | 4 | administração pública; serviço público; public administration; servidor público; servidora pública; órgão público
atendimento-cidadao | Atendimento ao cidadão | technique | 1 | atendimento a munícipes; atendimento à população; atendimento ao contribuinte; protocolo geral | atendimento-cliente
estudo-concurso | Estudo para concursos | technique | 4 | concurso público; concursos públicos; preparação para concursos; aprovação em concurso; resolução de questões; edital de concurso
lai-transparencia | Transparência e acesso à informação | knowledge | 2 | lei de acesso à informação; portal da transparência; transparência pública; governo aberto
convenios | Convênios e prestação de contas | technique | 3 | prestação de contas; convênio; plano de trabalho de convênio
captacao-recursos | Captação de recursos e editais | technique | 3 | captação de recursos; elaboração de projetos sociais; editais; fundraising; leis de incentivo | | convenios
gestao-ongs | Gestão de organizações sociais | technique | 4 | ong; oscip; organização da sociedade civil; terceiro setor; nonprofit | | trabalho-comunitario
vigilancia-patrimonial | Vigilância patrimonial | technique | 2 | vigilante; vigilância; segurança patrimonial
curso-vigilante | Curso de formação de vigilante | licence | 2 | formação de vigilante; reciclagem de vigilante; carteira nacional de vigilante; cnv | vigilancia-patrimonial
`;
