/** Therapies, laboratories, pharmacy, teeth, food, animals, body and sport. Columns: see `parse.ts`. */
export const HEALTH_THERAPY_SKILLS = `
fisioterapia-respiratoria | Fisioterapia respiratória | technique | 4 | higiene brônquica; fisioterapia hospitalar; fisioterapia intensiva; fisioterapeuta hospitalar; respiratory physiotherapy | fisioterapia
fisioterapia-ortopedica | Fisioterapia ortopédica e esportiva | technique | 4 | fisioterapia traumato-ortopédica; traumato-ortopedia; fisioterapia esportiva; terapia manual; mobilização articular; osteopatia; quiropraxia; liberação miofascial; fisioterapia ortopédica; rpg | fisioterapia
fisioterapia-neurologica | Fisioterapia neurofuncional | technique | 4 | neurofuncional; fisioterapia neurológica; bobath; neurorreabilitação; reabilitação de avc | fisioterapia
fisioterapia-pelvica | Fisioterapia pélvica | technique | 4 | saúde pélvica; uroginecologia; assoalho pélvico; fisioterapia uroginecológica; pelvic floor | fisioterapia
fisioterapia-dermatofuncional | Fisioterapia dermatofuncional | technique | 4 | dermatofuncional; dermato-funcional; pós-operatório estético; drenagem pós-operatória | fisioterapia | estetica
eletroterapia | Eletroterapia e recursos físicos | technique | 2 | eletrotermofototerapia; ultrassom terapêutico; laserterapia; corrente tens; crioterapia; ondas de choque; eletroterapia | fisioterapia
hidroterapia | Hidroterapia | technique | 2 | fisioterapia aquática; hidrocinesioterapia; aquatic therapy | fisioterapia | hidroginastica
pilates | Pilates | technique | 2 | | | fisioterapia, educacao-fisica
acupuntura | Acupuntura e práticas integrativas | technique | 4 | práticas integrativas; auriculoterapia; ventosaterapia; reiki; medicina tradicional chinesa; acupunturista; aromaterapia; terapia holística; homeopatia; fitoterapia; acupuntura
massoterapia | Massoterapia | technique | 2 | massoterapeuta; massagista; massagem relaxante; massagem terapêutica; quick massage; shiatsu; reflexologia; massage therapy | estetica
terapia-ocupacional | Terapia ocupacional | technique | 5 | terapeuta ocupacional; integração sensorial; treino de atividades de vida diária; tecnologia assistiva; occupational therapy | | fisioterapia
fonoaudiologia | Fonoaudiologia | technique | 5 | fonoaudióloga; fonoaudiólogo; terapia de fala; linguagem infantil; disfagia; motricidade orofacial; speech therapy; fono
audiometria | Audiometria | technique | 3 | exame audiométrico; imitanciometria; teste da orelhinha; aparelhos auditivos; audiology | fonoaudiologia
crefono | Registro no CREFONO | licence | 5 | crefono; conselho regional de fonoaudiologia; crfa | fonoaudiologia
aba | Análise do comportamento aplicada (ABA) | technique | 3 | terapia aba; método aba; intervenção aba; aplicador aba; análise do comportamento aplicada; applied behavior analysis; analista do comportamento; método denver; teacch; terapeuta aba | | educacao-inclusiva
neuropsicologia | Neuropsicologia | technique | 4 | avaliação neuropsicológica; neuropsicóloga; neuropsicólogo; reabilitação cognitiva; testes neuropsicológicos; neuropsychology | psicologia-clinica
tcc-terapia | Terapia cognitivo-comportamental | technique | 4 | abordagem cognitivo-comportamental; terapia do esquema; terapia comportamental dialética; cognitive behavioral therapy | psicologia-clinica
psicanalise | Psicanálise | technique | 4 | psicanalista; abordagem psicanalítica; psychoanalysis | | psicologia-clinica
psicologia-organizacional | Psicologia organizacional | technique | 4 | psicologia do trabalho; organizational psychology | | recrutamento, clima-cultura
testes-psicologicos | Testes psicológicos | technique | 3 | palográfico; avaliação psicológica; laudo psicológico; psicodiagnóstico; testagem psicológica; teste htp; psicotécnico | psicologia-clinica
psicologia-hospitalar | Psicologia hospitalar | technique | 4 | interconsulta psicológica; psico-oncologia; psicologia da saúde | psicologia-clinica
psicologia-social | Psicologia social e comunitária | technique | 4 | psicologia comunitária; psicologia jurídica; psicologia social; psicologia nas políticas públicas | | assistencia-social
arteterapia | Arteterapia e musicoterapia | technique | 3 | musicoterapia; musicoterapeuta; arteterapeuta; oficinas terapêuticas; dançaterapia; arteterapia | | terapia-ocupacional
dependencia-quimica | Tratamento de dependência química | technique | 3 | caps ad; redução de danos; comunidade terapêutica; terapeuta em dependência química; conselheiro em dependência química; prevenção ao uso de drogas; álcool e drogas | | saude-mental
graduacao-biomedicina | Graduação em biomedicina | licence | 5 | biomedicina; bacharelado em biomedicina | ensino-superior
crbm | Registro no CRBM | licence | 5 | crbm; conselho regional de biomedicina | graduacao-biomedicina | analises-clinicas
graduacao-biologia | Graduação em ciências biológicas | licence | 5 | ciências biológicas; biólogo; bióloga; bacharelado em biologia; licenciatura em biologia; curso de biologia | ensino-superior
crbio | Registro no CRBio | licence | 5 | crbio; conselho regional de biologia | graduacao-biologia
hematologia | Hematologia | technique | 4 | hemograma; coagulação; leitura de lâminas; contador hematológico; hematology | analises-clinicas
microbiologia | Microbiologia | technique | 4 | cultura de bactérias; antibiograma; semeadura de placas; análises microbiológicas; microbiology | | analises-clinicas
parasitologia | Parasitologia e urinálise | technique | 3 | urinálise; exame parasitológico; uroanálise; parasitology; parasitologia | analises-clinicas
bioquimica | Bioquímica | knowledge | 4 | bioquímico; biochemistry | | analises-clinicas
imunologia | Imunologia e sorologia | technique | 4 | sorologia; elisa; imuno-hormônios; testes imunológicos; immunology; imunologia | | analises-clinicas
biologia-molecular | Biologia molecular | technique | 4 | pcr em tempo real; rt-pcr; qpcr; extração de dna; sequenciamento genético; eletroforese; molecular biology; genética molecular
histologia | Histologia e patologia | technique | 4 | histotécnico; anatomia patológica; citologia oncótica; patologista; inclusão em parafina; macroscopia; pathology; histologia; citopatologia | | analises-clinicas
controle-qualidade-laboratorio | Controle de qualidade laboratorial | technique | 3 | controle interno da qualidade laboratorial; palc; pncq; iso 15189; iso 17025; validação de métodos analíticos; boas práticas de laboratório; bpl | qualidade-gestao
farmacia-hospitalar | Farmácia hospitalar | technique | 3 | farmacêutico hospitalar; dose unitária; unitarização de medicamentos; farmácia satélite; hospital pharmacy | dispensacao-medicamentos
farmacia-clinica | Farmácia clínica | technique | 4 | farmacêutico clínico; conciliação medicamentosa; acompanhamento farmacoterapêutico; clinical pharmacy | assistencia-farmaceutica
manipulacao-farmaceutica | Manipulação farmacêutica | technique | 3 | farmácia de manipulação; farmácia magistral; manipulador de fórmulas; pesagem de matérias-primas; encapsulação; formulações magistrais; compounding pharmacy | | dispensacao-medicamentos
sngpc | SNGPC e medicamentos controlados | technique | 2 | sngpc; portaria 344; escrituração de controlados; medicamentos controlados; psicotrópicos; antimicrobianos controlados | dispensacao-medicamentos
industria-farmaceutica | Indústria farmacêutica | knowledge | 4 | produção farmacêutica; boas práticas de fabricação de medicamentos; validação de processos farmacêuticos; controle de qualidade farmacêutico; sólidos e líquidos orais; pharmaceutical industry | | bpf-alimentos
farmacovigilancia | Farmacovigilância | technique | 3 | notificação de reação adversa; pharmacovigilance; vigimed; segurança de medicamentos | assistencia-farmaceutica
servicos-farmaceuticos | Serviços farmacêuticos | technique | 2 | aplicação de injetáveis em farmácia; aferição de glicemia em farmácia; testes rápidos em farmácia | dispensacao-medicamentos
auxiliar-saude-bucal | Auxiliar e técnico em saúde bucal | licence | 3 | curso de asb; curso de tsb; auxiliar de dentista; auxiliar odontológica; auxiliar odontológico; técnico em saúde bucal; técnica em saúde bucal | saude-bucal
ortodontia | Ortodontia | technique | 5 | ortodontista; aparelho ortodôntico; invisalign; orthodontics | saude-bucal
endodontia | Endodontia | technique | 5 | endodontista; tratamento de canal; canal radicular; endodontics | saude-bucal
implantodontia | Implantodontia | technique | 5 | implantodontista; implantes dentários; cirurgia oral; bucomaxilofacial; periodontia; dental implants | saude-bucal
protese-dentaria | Prótese dentária | technique | 4 | protético; protesista; laboratório de prótese; prótese odontológica; lentes de contato dental; cad cam odontológico; prótese | | saude-bucal
odontopediatria | Odontopediatria | technique | 5 | odontopediatra; pediatric dentistry; dentista infantil | saude-bucal
dentistica | Dentística e clínica odontológica geral | technique | 4 | dentística; restaurações dentárias; clareamento dental; profilaxia dental; odontologia estética; clínico geral odontológico; restaurative dentistry; raspagem dental | saude-bucal
harmonizacao | Harmonização orofacial | technique | 4 | harmonização facial; toxina botulínica; botox; preenchimento facial; preenchedores; bioestimuladores; fios de pdo | | estetica-avancada
radiologia-odontologica | Radiologia odontológica | technique | 2 | radiografia odontológica; radiografia panorâmica; tomografia odontológica; documentação ortodôntica; escaneamento intraoral | | radiologia, saude-bucal
nutricao-esportiva | Nutrição esportiva | technique | 4 | nutricionista esportivo; suplementação esportiva; sports nutrition | nutricao-clinica
uan | Unidades de alimentação e nutrição | technique | 3 | uan; alimentação coletiva; nutrição de produção; refeições coletivas; restaurante industrial; serviço de alimentação; nutricionista de produção; food service | | gestao-cozinha, boas-praticas-alimentos
avaliacao-antropometrica | Avaliação antropométrica | technique | 2 | antropometria; bioimpedância; composição corporal; dobras cutâneas; avaliação corporal | | nutricao-clinica, educacao-fisica
nutricao-enteral | Terapia nutricional enteral e parenteral | technique | 3 | nutrição enteral; nutrição parenteral; terapia nutricional; lactário; suporte nutricional; emtn | | nutricao-clinica
alimentacao-escolar | Alimentação escolar | technique | 2 | pnae; merenda escolar; merendeira; merendeiro; nutrição escolar; cozinha escolar | | preparo-alimentos, uan
educacao-nutricional | Educação alimentar e nutricional | technique | 2 | educação nutricional; educação alimentar; orientação nutricional; nutritional education | | nutricao-clinica, educacao-saude
rotulagem-alimentos | Rotulagem e desenvolvimento de alimentos | technique | 3 | rotulagem nutricional; tabela nutricional; desenvolvimento de produtos alimentícios; engenharia de alimentos; análise sensorial; tecnologia de alimentos; food labeling; rotulagem | | bpf-alimentos
medicina-veterinaria | Medicina veterinária | technique | 5 | veterinário; veterinária; clínica de pequenos animais; cirurgia veterinária; veterinary medicine | sanidade-animal
crmv | Registro no CRMV | licence | 5 | crmv; conselho regional de medicina veterinária; graduação em medicina veterinária | medicina-veterinaria, ensino-superior
auxiliar-veterinario | Auxílio veterinário | technique | 2 | auxiliar veterinária; contenção de animais; internação veterinária; veterinary assistant; auxiliar veterinário; auxiliar de veterinário; auxiliar de veterinária | sanidade-animal | medicina-veterinaria
banho-tosa | Banho e tosa | technique | 2 | tosador; tosadora; banhista de animais; pet shop; petshop; groomer; tosa higiênica; tosa na tesoura; estética animal; pet grooming
adestramento | Adestramento e cuidado de animais | technique | 2 | adestrador; adestradora; comportamento animal; pet sitter; dog walker; passeador de cães; hotel para cães; creche para cães; dog training; tratador de animais; cuidado de animais; adestramento de cães; adestramento
produtos-origem-animal | Inspeção de produtos de origem animal | technique | 4 | inspeção de carnes; inspeção federal; serviço de inspeção; abate humanitário; autocontroles em frigorífico; riispoa; frigorífico; abatedouro; produtos de origem animal | | bpf-alimentos
musculacao | Musculação | technique | 3 | instrutor de academia; prescrição de treino; weight training; instrutora de academia | educacao-fisica
personal-trainer | Treinamento personalizado | technique | 3 | personal trainer; treinador pessoal; consultoria de treino; consultoria online de treino | educacao-fisica | musculacao
treino-funcional | Treinamento funcional e crossfit | technique | 2 | treinamento funcional; crossfit; hiit; calistenia; cross training; treino funcional | educacao-fisica
ginastica-coletiva | Aulas coletivas de ginástica | technique | 2 | aulas coletivas; ginástica aeróbica; zumba; spinning; ciclismo indoor; aulas de step; les mills; fitdance; aulas de alongamento; aulas de ritmos | educacao-fisica
natacao | Natação | technique | 3 | aulas de natação; swimming | educacao-fisica | hidroginastica
hidroginastica | Hidroginástica | technique | 2 | aulas de hidroginástica; water aerobics; aula de hidro | educacao-fisica
artes-marciais | Artes marciais e lutas | technique | 4 | jiu-jitsu; judô; karatê; muay thai; capoeira; taekwondo; kickboxing; mma; martial arts; krav maga; artes marciais; aulas de boxe; boxe tailandês
futebol-treino | Treinamento esportivo | technique | 3 | treinador de futebol; técnico de futebol; escolinha de futebol; preparação física; iniciação esportiva; categorias de base; treinador esportivo; voleibol; basquetebol; handebol; futsal; sports coaching | educacao-fisica
arbitragem-esportiva | Arbitragem esportiva | technique | 3 | árbitro de futebol; árbitro esportivo; mesário esportivo; bandeirinha; referee
gestao-esportiva | Gestão esportiva | technique | 3 | gestão de academia; coordenação esportiva; gestão de clube; eventos esportivos; organização de campeonatos; sports management | | gestao-operacoes
yoga | Ioga e meditação | technique | 3 | yoga; ioga; meditação; mindfulness
salva-vidas | Salvamento aquático | licence | 2 | salva-vidas; guarda-vidas; guardião de piscina; lifeguard | primeiros-socorros
danca | Dança | technique | 4 | ballet; balé; bailarina; bailarino; coreografia; coreógrafo; coreógrafa
`;
