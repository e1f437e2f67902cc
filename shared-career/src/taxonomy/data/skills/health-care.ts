/** Nursing, medicine, imaging and the health service. Columns: see `parse.ts`. */
export const HEALTH_CARE_SKILLS = `
uti-neonatal | UTI neonatal e pediátrica | technique | 4 | utin; uti neo; uti pediátrica; neonatologia; cuidados neonatais; neonatal intensive care; uti neonatal; neonatal | uti
enfermagem-obstetrica | Obstetrícia | technique | 4 | enfermagem obstétrica; obstetra; centro obstétrico; parto humanizado; assistência ao parto; maternidade hospitalar; obstetrics | | pre-natal
pre-natal | Pré-natal | technique | 3 | acompanhamento de gestantes; atendimento a gestantes; saúde da mulher; prenatal care | | enfermagem-obstetrica, saude-familia
aleitamento | Aleitamento materno | technique | 2 | amamentação; banco de leite; breastfeeding | | enfermagem-obstetrica
puericultura | Puericultura | technique | 3 | acompanhamento do crescimento infantil; saúde da criança | | pediatria, saude-familia
coleta-preventivo | Coleta de exame preventivo | technique | 1 | papanicolau; citopatológico; coleta de preventivo; colpocitologia | | pre-natal
hemodialise | Hemodiálise | technique | 3 | diálise; terapia renal substitutiva; hemodialysis; dialysis | | nefrologia
quimioterapia | Quimioterapia e cuidado oncológico | technique | 3 | quimioterápicos; infusão de quimioterapia; enfermagem oncológica; enfermeiro oncologista; chemotherapy; centro de infusão; quimioterapia; cuidados oncológicos | | oncologia
sondagens | Sondagens e cateteres | technique | 2 | sondagem vesical; sondagem nasogástrica; sondagem nasoenteral; cateterismo vesical; passagem de sonda; cateter vesical | assistencia-enfermagem
picc | Inserção de PICC | technique | 3 | picc; cateter central de inserção periférica; cateter picc | assistencia-enfermagem | sondagens
eletrocardiograma | Eletrocardiograma | technique | 1 | ecg; eletrocardiografia; electrocardiogram | | sinais-vitais
ventilacao-mecanica | Ventilação mecânica | technique | 4 | ventilação não invasiva; vni; ventilação invasiva; mechanical ventilation | uti | fisioterapia-respiratoria
oxigenoterapia | Oxigenoterapia | technique | 1 | nebulização; aspiração de vias aéreas; aspiração traqueal; traqueostomia; oxygen therapy | | ventilacao-mecanica
balanco-hidrico | Balanço hídrico | technique | 1 | controle de diurese; controle hídrico; fluid balance | assistencia-enfermagem | sinais-vitais
hemoterapia | Hemoterapia e transfusão | technique | 3 | banco de sangue; hemotransfusão; transfusão sanguínea; hemocentro; hemocomponentes; agência transfusional; blood bank; hemoterapia; transfusão; transfusão de sangue
home-care | Atenção domiciliar | technique | 3 | home care; atendimento domiciliar em saúde; internação domiciliar; cuidado domiciliar; melhor em casa; assistência domiciliar | | assistencia-enfermagem
enfermagem-trabalho | Enfermagem do trabalho | technique | 3 | enfermeiro do trabalho; técnico de enfermagem do trabalho; ambulatório de empresa; saúde do trabalhador; occupational health nursing; técnica de enfermagem do trabalho | | exames-ocupacionais
exames-ocupacionais | Exames ocupacionais | technique | 2 | exame admissional; exame demissional; exames periódicos; atestado de saúde ocupacional; medicina ocupacional; medicina do trabalho; médico do trabalho; audiometria ocupacional; nr-7 | | pgr
cuidados-paliativos | Cuidados paliativos | technique | 4 | paliativista; terminalidade; hospice; palliative care | | cuidado-alzheimer, oncologia
atendimento-pre-hospitalar | Atendimento pré-hospitalar | technique | 3 | aph; phtls; resgate pré-hospitalar; socorrista; atendimento em ambulância; prehospital care | primeiros-socorros, urgencia-emergencia
cme | Central de material e esterilização | technique | 2 | esterilização de materiais; esterilização de instrumentais; limpeza e desinfecção de materiais; sterile processing; cme | biosseguranca, centro-cirurgico
instrumentacao-cirurgica | Instrumentação cirúrgica | technique | 3 | montagem de mesa cirúrgica; circulante de sala; surgical technologist | centro-cirurgico
recuperacao-pos-anestesica | Recuperação pós-anestésica | technique | 3 | rpa pós-anestésica; srpa; sala de recuperação pós-anestésica; pós-operatório | centro-cirurgico
anestesiologia | Anestesiologia | technique | 5 | anestesia; anestesista; sedação; anesthesiology | | recuperacao-pos-anestesica
clinica-medica | Clínica médica | technique | 5 | clínico geral; medicina interna; médico clínico; enfermaria clínica; internal medicine
medicina-familia | Medicina de família e comunidade | technique | 5 | médico de família; family medicine; medicina de família | saude-familia | clinica-medica
pediatria | Pediatria | technique | 5 | pediatra; atendimento pediátrico; enfermaria pediátrica; pediatrics
ginecologia | Ginecologia | technique | 5 | ginecologista; ginecologia e obstetrícia; saúde ginecológica; gynecology | | enfermagem-obstetrica
cardiologia | Cardiologia | technique | 5 | cardiologista; unidade coronariana; uco; hemodinâmica; ecocardiograma; teste ergométrico; cardiology | | eletrocardiograma
ortopedia | Ortopedia e traumatologia | technique | 5 | ortopedista; traumatologia; imobilização ortopédica; técnico em gesso hospitalar; sala de gesso; orthopedics; ortopedia
neurologia | Neurologia | technique | 5 | neurologista; neurocirurgia; eletroencefalograma; reabilitação neurológica; neurology
dermatologia | Dermatologia | technique | 5 | dermatologista; procedimentos dermatológicos; dermatology | | estetica-avancada
geriatria | Geriatria e gerontologia | technique | 4 | geriatra; gerontologia; gerontólogo; saúde do idoso; geriatrics; geriatria | | cuidado-idosos
psiquiatria | Psiquiatria | technique | 5 | psiquiatra; emergência psiquiátrica; enfermaria psiquiátrica; psychiatry | saude-mental
oncologia | Oncologia | technique | 5 | oncologista; pacientes oncológicos; oncology
nefrologia | Nefrologia | technique | 5 | nefrologista; doença renal crônica; nephrology
infectologia | Infectologia | technique | 5 | infectologista; doenças infecciosas; hiv e ist; infectious diseases | | ccih
oftalmologia | Oftalmologia e optometria | technique | 4 | oftalmologista; optometria; optometrista; clínica oftalmológica; ophthalmology; oftalmologia
optica | Óptica e lentes | technique | 3 | óptica oftálmica; técnico em óptica; ótica; montagem de óculos; consultor óptico; lensometria; surfaçagem; lentes oftálmicas | | oftalmologia
endoscopia | Endoscopia | technique | 3 | colonoscopia; endoscopy
cirurgia-geral | Cirurgia geral | technique | 5 | cirurgião geral; procedimentos cirúrgicos; videolaparoscopia; surgery | | centro-cirurgico
ultrassonografia | Ultrassonografia | technique | 4 | ultrassom diagnóstico; ultrassonografista; ecografia; doppler vascular; ultrasound imaging | | radiologia
tomografia | Tomografia computadorizada | technique | 3 | tomografia; operação de tomógrafo; tomógrafo; computed tomography | radiologia | ressonancia-magnetica
ressonancia-magnetica | Ressonância magnética | technique | 3 | ressonância; magnetic resonance imaging | radiologia
mamografia | Mamografia | technique | 2 | mamógrafo; operação de mamógrafo; mammography | radiologia
densitometria | Densitometria óssea | technique | 2 | densitometria; bone densitometry; densitômetro | radiologia
radioterapia | Radioterapia e medicina nuclear | technique | 4 | medicina nuclear; acelerador linear; física médica; cintilografia; pet ct; radiotherapy; radioterapia | radioprotecao | radiologia
radioprotecao | Proteção radiológica | knowledge | 2 | radioproteção; dosimetria; dosímetro; radiation protection | | radiologia
crtr | Registro no CRTR | licence | 4 | crtr; conselho regional de técnicos em radiologia; tecnólogo em radiologia | radiologia
telemedicina | Telessaúde | technique | 2 | telemedicina; teleconsulta; teleatendimento em saúde; telehealth; telemedicine
regulacao-saude | Regulação em saúde | technique | 3 | regulação médica; regulação de leitos; central de regulação; sisreg; cross regulação; núcleo interno de regulação | | legislacao-sus
vigilancia-epidemiologica | Vigilância epidemiológica | technique | 3 | sinan; notificação compulsória; epidemiologia; epidemiologista; epidemiology; investigação epidemiológica | legislacao-sus
vigilancia-sanitaria | Vigilância sanitária | technique | 3 | fiscal sanitário; fiscalização sanitária; inspeção sanitária; alvará sanitário; licença sanitária | legislacao-sus | regulatorio-saude
regulatorio-saude | Assuntos regulatórios | technique | 3 | regulatory affairs; registro de produtos na anvisa; registro anvisa; rdc anvisa; dossiê de registro | legislacao-sus
combate-endemias | Combate a endemias | technique | 2 | agente de endemias; controle de vetores; combate à dengue; controle da dengue | | vigilancia-epidemiologica
agente-comunitario | Ação comunitária de saúde | technique | 2 | agente comunitário de saúde; agente comunitária de saúde; visitas do acs; cadastro de famílias | saude-familia
esus-ab | e-SUS e sistemas do SUS | tool | 1 | esus; sia sus; datasus; cnes; bpa produção ambulatorial; sih sus; no e-sus; do e-sus; sistema e-sus; e-sus pec | prontuario-eletronico | legislacao-sus
tasy | Tasy | tool | 1 | tasy html5 | prontuario-eletronico | mv-soul
mv-soul | MV Soul | tool | 1 | soul mv; mv pep; sistema mv; mv 2000; pep mv | prontuario-eletronico
faturamento-hospitalar | Faturamento hospitalar | technique | 3 | faturamento de convênios; faturamento médico; faturamento sus; recurso de glosas; brasíndice; simpro; cbhpm; faturista | auditoria-saude | faturamento
autorizacao-convenios | Autorização de convênios | technique | 1 | autorização de guias; autorização de procedimentos; guias tiss; liberação de guias; autorizador de convênio | agendamento-clinica
opme | OPME | technique | 3 | materiais especiais hospitalares; compras hospitalares; órteses e próteses | | auditoria-saude
humanizacao | Humanização do atendimento em saúde | technique | 2 | atendimento humanizado; humanização; humanizasus; patient experience; experiência do paciente | | empatia
pesquisa-clinica | Pesquisa clínica | technique | 4 | ensaios clínicos; good clinical practice; ich gcp; coordenador de estudos clínicos; clinical research; clinical trials; comitê de ética em pesquisa | | pesquisa-academica
saude-coletiva | Saúde coletiva | knowledge | 4 | saúde pública; sanitarista; public health; planejamento em saúde; determinantes sociais da saúde | legislacao-sus
residencia-medica | Residência médica | licence | 5 | residência em medicina; título de especialista; rqe; registro de qualificação de especialista; especialização médica | graduacao-medicina | crm-medico
residencia-multiprofissional | Residência multiprofissional | licence | 4 | residência em enfermagem; residência em área profissional da saúde; residência em saúde; residente multiprofissional | ensino-superior
equipe-multiprofissional | Trabalho em equipe multiprofissional | technique | 2 | equipe multidisciplinar; equipe multiprofissional; equipe interdisciplinar; trabalho multiprofissional; matriciamento; projeto terapêutico singular | trabalho-equipe
engenharia-clinica | Engenharia clínica | technique | 4 | equipamentos hospitalares; manutenção de equipamentos médicos; equipamentos médico-hospitalares; equipamentos biomédicos; clinical engineering; tecnovigilância
higienizacao-hospitalar | Higienização hospitalar | technique | 1 | limpeza hospitalar; limpeza terminal; limpeza concorrente; higiene hospitalar; desinfecção hospitalar; hospitalidade hospitalar | biosseguranca, servicos-gerais
remocao-pacientes | Remoção e transporte de pacientes | technique | 1 | maqueiro; maqueira; condução de pacientes em maca; remoção de pacientes; transporte intra-hospitalar | mobilidade-assistida
hotelaria-hospitalar | Hotelaria hospitalar | technique | 2 | governança hospitalar; rouparia hospitalar; lavanderia hospitalar; concierge hospitalar | | governanca-hotel, facilities
esterilizacao-autoclave | Operação de autoclave | technique | 1 | esterilização em autoclave; teste biológico de autoclave; osmose reversa hospitalar; termodesinfecção | biosseguranca | cme
vendas-hospitalares | Propaganda médica e vendas hospitalares | technique | 3 | propagandista; propaganda médica; visitação médica; representante farmacêutico; representante de produtos médicos | vendas | representacao-comercial
gestao-planos-saude | Gestão de planos de saúde | knowledge | 3 | operadora de saúde; saúde suplementar; medicina de grupo; credenciamento de prestadores; sinistralidade | | autorizacao-convenios
doulagem | Acompanhamento de parto por doula | technique | 2 | doula; doulagem | | enfermagem-obstetrica
necropsia | Necropsia e serviços funerários | technique | 3 | tanatopraxia; tanatopraxista; agente funerário; necrotério; auxiliar de necropsia; serviço funerário; autopsy; necropsia
urologia | Urologia | technique | 5 | urologista; saúde do homem; litotripsia; urology
otorrinolaringologia | Otorrinolaringologia | technique | 5 | otorrino; otorrinolaringologista; audiologia clínica | | fonoaudiologia
endocrinologia | Endocrinologia e diabetes | technique | 5 | endocrinologista; educação em diabetes; manejo do diabetes; endocrinology; endocrinologia | | nutricao-clinica
pneumologia | Pneumologia | technique | 5 | pneumologista; espirometria; polissonografia; doenças respiratórias | | oxigenoterapia
gastroenterologia | Gastroenterologia | technique | 5 | gastroenterologista; hepatologia; doenças do aparelho digestivo | | endoscopia
`;
