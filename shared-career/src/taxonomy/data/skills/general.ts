/** General abilities, languages, office tools, driving licences and schooling. Columns: see `parse.ts`. */
export const GENERAL_SKILLS = `
comunicacao | Comunicação clara | behaviour | 2 | comunicação; boa comunicação; comunicação verbal; comunicação assertiva; comunicação interpessoal; communication skills
trabalho-equipe | Trabalho em equipe | behaviour | 2 | teamwork; trabalho em time; espírito de equipe; trabalho colaborativo
organizacao | Organização | behaviour | 2 | organização pessoal; organização de rotinas; organização de processos; senso de organização
resolucao-problemas | Resolução de problemas | behaviour | 3 | solução de problemas; problem solving; resolver problemas
pensamento-analitico | Pensamento analítico | behaviour | 3 | raciocínio lógico; raciocínio analítico; analytical thinking; visão analítica
adaptabilidade | Adaptação a mudanças | behaviour | 2 | adaptabilidade; capacidade de adaptação; adaptability
gestao-tempo | Gestão do tempo | behaviour | 2 | administração do tempo; time management; cumprimento de prazos; priorização de tarefas; gestão de prioridades
atencao-detalhes | Atenção aos detalhes | behaviour | 2 | atenção a detalhes; minúcia; attention to detail; rigor
empatia | Escuta e empatia | behaviour | 2 | empatia; escuta ativa; escuta atenta; empathy
autonomia | Autonomia | behaviour | 2 | iniciativa; senso de dono; ownership
etica-sigilo | Ética e sigilo | behaviour | 2 | ética profissional; sigilo profissional; confidencialidade; sigilo de informações
trabalho-pressao | Calma sob pressão | behaviour | 3 | trabalho sob pressão
aprendizado-continuo | Aprendizado contínuo | behaviour | 2 | vontade de aprender; autodidata; aprendizagem contínua; lifelong learning; curiosidade
criatividade | Criatividade | behaviour | 3 | pensamento criativo; creativity; inovação
lideranca | Liderança de equipe | technique | 4 | liderança; gestão de equipe; gestão de pessoas; gestão de times; coordenação de equipe; supervisão de equipe; liderança de pessoas; liderei; lidero; liderava; líder de equipe; gestão de equipes; coordenação de equipes; supervisão de pessoas; supervisor de equipe; supervisora de equipe; gerente de equipe; team leadership; people management | feedback | escala-equipe
feedback | Feedback e desenvolvimento de pessoas | technique | 3 | feedback; desenvolvimento de pessoas; desenvolvimento de equipe; avaliação de equipe; mentoria; acompanhamento individual | | treinamento
escala-equipe | Escala e dimensionamento de equipe | technique | 2 | escala de trabalho; escala de plantão; escala da equipe; escalas mensais; gestão de escala; elaboração de escala; dimensionamento de pessoal; dimensionamento de equipe; workforce management
mediacao-conflitos | Mediação de conflitos | technique | 3 | gestão de conflitos; resolução de conflitos; administração de conflitos; conflict resolution | | negociacao
negociacao | Negociação | technique | 3 | técnicas de negociação; negociação comercial; negociação com clientes; negotiation
apresentacoes | Apresentações em público | technique | 3 | apresentação de resultados; apresentações
escrita | Redação profissional | technique | 3 | comunicação escrita; redação de relatórios; elaboração de relatórios; redação empresarial; relatórios gerenciais; business writing
treinamento | Treinamento de pessoas | technique | 3 | treinamento de equipe; treinamento; treinei; capacitação de equipe; capacitação; multiplicação de conhecimento; instrutoria; training | | feedback, didatica
ingles | Inglês | language | 5 | english; inglês básico; inglês técnico; inglês instrumental
ingles-fluente | Inglês fluente | language | 5 | inglês avançado; fluent english; fluência em inglês; advanced english; inglês para negócios | ingles
espanhol | Espanhol | language | 4 | spanish; espanhol intermediário; castelhano
frances | Francês | language | 5 | french
libras | Libras | language | 4 | língua brasileira de sinais; língua de sinais
portugues-norma | Português e norma culta | knowledge | 3 | língua portuguesa; gramática; norma culta; revisão gramatical; ortografia
pacote-office | Pacote Office | tool | 2 | microsoft office; ms office; office 365; microsoft 365; pacote microsoft; informática; informática básica; libreoffice
word | Word e editores de texto | tool | 1 | word; microsoft word; google docs; editor de texto; documentos google | pacote-office
powerpoint | PowerPoint | tool | 1 | microsoft powerpoint; google slides; google apresentações; slides | pacote-office | apresentacoes
excel | Excel e planilhas | tool | 2 | excel; microsoft excel; planilhas; planilhas eletrônicas; excel intermediário; excel básico; spreadsheets | pacote-office
excel-avancado | Excel avançado | tool | 3 | tabela dinâmica; tabelas dinâmicas; procv; procx; xlookup; advanced excel; fórmulas avançadas; dashboards em excel | excel | power-bi
vba | VBA e macros | tool | 3 | vba; macros; macros em excel; visual basic | excel-avancado | python
google-workspace | Google Workspace | tool | 1 | g suite; gsuite; gmail; google agenda | | pacote-office
ferramentas-reuniao | Reuniões e colaboração on-line | tool | 1 | ferramentas de colaboração
ia-generativa | IA generativa no trabalho | tool | 2 | inteligência artificial generativa; uso de ia
cnh-a | CNH categoria A | licence | 2 | cnh a; habilitação categoria a; carteira a; cnh categoria ab; habilitação para moto
cnh-b | CNH categoria B | licence | 3 | cnh b; habilitação categoria b; carteira de motorista; carteira de habilitação; cnh
cnh-c | CNH categoria C | licence | 3 | cnh c; cnh ac; habilitação categoria c; cnh categoria ac | cnh-b
cnh-d | CNH categoria D | licence | 3 | cnh d; cnh ad; habilitação categoria d; cnh categoria ad | cnh-c
cnh-e | CNH categoria E | licence | 3 | cnh e; cnh ae; habilitação categoria e; cnh categoria ae | cnh-d
ensino-medio | Ensino médio completo | licence | 5 | ensino médio; segundo grau completo; 2º grau completo; high school
ensino-superior | Ensino superior | licence | 5 | graduação completa; superior completo; curso superior; bacharelado; licenciatura; tecnólogo; bachelor degree; graduação | ensino-medio
pos-graduacao | Pós-graduação ou MBA | licence | 4 | pós-graduação; especialização; mba; lato sensu | ensino-superior
mestrado | Mestrado ou doutorado | licence | 5 | mestrado; stricto sensu | ensino-superior
`;
