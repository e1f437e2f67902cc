/** Health professions. Columns: see `parse.ts`. */
export const HEALTH_SKILLS = `
coren | Registro no COREN | licence | 5 | coren; coren ativo; coren-sp; coren-rj; coren-mg; coren-ba; conselho regional de enfermagem; registro profissional de enfermagem
graduacao-enfermagem | Graduação em enfermagem | licence | 5 | bacharelado em enfermagem; bacharel em enfermagem; bacharela em enfermagem; enfermagem bacharelado; superior em enfermagem; nursing degree | ensino-superior | coren
tecnico-enfermagem | Curso técnico em enfermagem | licence | 4 | técnico em enfermagem; técnico de enfermagem; técnica de enfermagem; auxiliar de enfermagem | ensino-medio | coren
crm-medico | Registro no CRM | licence | 5 | crm-sp; crm-rj; crm-mg; registro no conselho regional de medicina; conselho regional de medicina | graduacao-medicina
assistencia-enfermagem | Assistência de enfermagem | technique | 4 | cuidados de enfermagem; enfermagem assistencial; assistência ao paciente; assistência direta ao paciente; cuidado ao paciente; cuidados ao paciente; nursing care; assistência a pacientes; assisti pacientes
sae | Processo de enfermagem (SAE) | technique | 3 | sae; sistematização da assistência de enfermagem; processo de enfermagem; prescrição de enfermagem; diagnóstico de enfermagem; evolução de enfermagem | assistencia-enfermagem
sinais-vitais | Sinais vitais | technique | 1 | aferição de sinais vitais; aferição de pressão; glicemia capilar; monitorização de pacientes; vital signs
administracao-medicamentos | Administração de medicamentos | technique | 2 | administração de medicação; preparo de medicamentos; medicação endovenosa; punção venosa; acesso venoso; aplicação de injetáveis; medication administration
curativos | Curativos e feridas | technique | 2 | curativos; curativo; tratamento de feridas; lesão por pressão; wound care; estomaterapia
urgencia-emergencia | Urgência e emergência | technique | 4 | pronto-socorro; pronto atendimento; emergência; upa; samu; sala vermelha; emergency care; atendimento de urgência | | uti
primeiros-socorros | Primeiros socorros | technique | 1 | suporte básico de vida; bls; first aid; reanimação cardiopulmonar; rcp; brigada de emergência
acls | Suporte avançado de vida | licence | 2 | acls; pals; atls; suporte avançado | primeiros-socorros
uti | Terapia intensiva | technique | 4 | uti; cti; unidade de terapia intensiva; intensive care; paciente crítico
centro-cirurgico | Centro cirúrgico | technique | 4 | bloco cirúrgico; sala de recuperação
saude-familia | Saúde da família e atenção básica | technique | 3 | atenção básica; atenção primária; esf; estratégia saúde da família; unidade básica de saúde; ubs; primary care
vacinacao | Vacinação | technique | 2 | sala de vacina; imunização; campanha de vacinação; calendário vacinal
saude-mental | Saúde mental | technique | 4 | caps; acolhimento psicossocial; mental health; atenção psicossocial
triagem-risco | Acolhimento e classificação de risco | technique | 2 | classificação de risco; protocolo de manchester; triagem de pacientes; triagem | | urgencia-emergencia
seguranca-paciente | Segurança do paciente | knowledge | 2 | protocolos de segurança do paciente; eventos adversos; notificação de eventos adversos; metas internacionais; patient safety; núcleo de segurança do paciente
ccih | Controle de infecção hospitalar | knowledge | 3 | ccih; scih; controle de infecções; infecção hospitalar; infection control; higienização das mãos
biosseguranca | Biossegurança | knowledge | 1 | normas de biossegurança; uso de epi em saúde; descarte de resíduos de saúde; pgrss
prontuario-eletronico | Prontuário eletrônico | tool | 1 | prontuário; prontuário eletrônico do paciente; electronic health record
gestao-saude | Gestão em saúde | knowledge | 4 | gestão hospitalar; administração hospitalar; gestão de serviços de saúde; gestão de unidade de saúde; gestão em enfermagem; gestão de enfermagem; healthcare management; gestão de leitos; coordenação de enfermagem | | gestao-operacoes
protocolos-clinicos | Protocolos assistenciais | technique | 2 | protocolos clínicos; protocolos assistenciais; protocolo assistencial; linhas de cuidado; protocolo de sepse; protocolo institucional | | mapeamento-processos
auditoria-saude | Auditoria em saúde | technique | 3 | auditoria de contas médicas; contas médicas; glosas; auditoria em enfermagem; tabela tuss; tiss | | auditoria
legislacao-sus | SUS e legislação de saúde | knowledge | 2 | sus; sistema único de saúde; políticas de saúde; legislação do sus; anvisa
educacao-saude | Educação em saúde | technique | 2 | educação permanente em saúde; educação permanente; palestras de saúde; promoção da saúde; orientação de pacientes; educação continuada em saúde; educação continuada | | treinamento
agendamento-clinica | Recepção e agendamento em clínica | technique | 1 | agendamento de consultas; agendamento de exames; recepção hospitalar; guias de convênio; convênios médicos; recepção de clínica | recepcao
fisioterapia | Fisioterapia | technique | 5 | reabilitação motora; cinesioterapia; physiotherapy; pilates clínico
crefito | Registro no CREFITO | licence | 5 | crefito; crefito ativo; conselho regional de fisioterapia | graduacao-fisioterapia, fisioterapia
nutricao-clinica | Nutrição clínica | technique | 5 | avaliação nutricional; prescrição dietética; dietoterapia; plano alimentar; nutrição
crn | Registro no CRN | licence | 5 | crn; crn ativo; conselho regional de nutrição | graduacao-nutricao, nutricao-clinica
psicologia-clinica | Psicologia clínica | technique | 5 | psicoterapia; atendimento psicológico; tcc em psicologia; plantão psicológico; psychotherapy
crp | Registro no CRP | licence | 5 | crp; crp ativo; conselho regional de psicologia | graduacao-psicologia
dispensacao-medicamentos | Dispensação de medicamentos | technique | 2 | dispensação; balconista de farmácia; atendimento em farmácia; controle de receitas; drogaria
assistencia-farmaceutica | Assistência farmacêutica | technique | 4 | atenção farmacêutica; pharmaceutical care | dispensacao-medicamentos
crf | Registro no CRF | licence | 5 | crf; crf ativo; conselho regional de farmácia | graduacao-farmacia, assistencia-farmaceutica
coleta-exames | Coleta de exames | technique | 2 | coleta de sangue; coleta de material biológico; flebotomia; coleta laboratorial; phlebotomy
analises-clinicas | Análises clínicas | technique | 4 | laboratório de análises clínicas; microbiologia clínica; bioquímica clínica; clinical laboratory; técnico de laboratório
saude-bucal | Saúde bucal | technique | 4 | auxiliar de saúde bucal; asb; tsb; odontologia; consultório odontológico; dental
cro | Registro no CRO | licence | 5 | cro; cro ativo; conselho regional de odontologia; cirurgião-dentista; cirurgiã-dentista | graduacao-odontologia, saude-bucal
radiologia | Radiologia | technique | 4 | raio-x; raios x; técnico em radiologia; diagnóstico por imagem
educacao-fisica | Treinamento físico | technique | 4 | prescrição de exercícios; avaliação física; ginástica; academia
cref | Registro no CREF | licence | 5 | cref; cref ativo | graduacao-educacao-fisica, educacao-fisica
graduacao-medicina | Graduação em medicina | licence | 5 | faculdade de medicina; curso de medicina; superior em medicina | ensino-superior | crm-medico
graduacao-fisioterapia | Graduação em fisioterapia | licence | 5 | bacharelado em fisioterapia; bacharel em fisioterapia; curso de fisioterapia; superior em fisioterapia | ensino-superior | crefito
graduacao-nutricao | Graduação em nutrição | licence | 5 | bacharelado em nutrição; bacharel em nutrição; curso de nutrição; superior em nutrição | ensino-superior | crn
graduacao-psicologia | Graduação em psicologia | licence | 5 | bacharelado em psicologia; bacharel em psicologia; curso de psicologia; superior em psicologia | ensino-superior | crp
graduacao-farmacia | Graduação em farmácia | licence | 5 | bacharelado em farmácia; bacharel em farmácia; curso de farmácia; superior em farmácia | ensino-superior | crf
graduacao-odontologia | Graduação em odontologia | licence | 5 | bacharelado em odontologia; bacharel em odontologia; curso de odontologia; superior em odontologia | ensino-superior | cro
graduacao-educacao-fisica | Graduação em educação física | licence | 5 | bacharelado em educação física; bacharel em educação física; curso de educação física; superior em educação física; licenciatura em educação física | ensino-superior | cref
`;
