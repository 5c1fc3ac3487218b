import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';

/**
 * Names of columns in the registers of other programs, besides those of the template: English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Polish, Russian, Turkish; Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada;
 * Chinese. Accents do not matter. If two columns list the same name, the column that lists it earlier gets it first. So
 * 'Society' is the building, or the customer if the file also has 'Building'.
 */
export const HEADER_ALIASES: Readonly<Record<UploadColumn, string>> = {
  customer_username: `user name, username, login, customer id, customer code, customer number, client id, account number;
    benutzername, kundennummer, kunden nr; nom d'utilisateur, identifiant client, numero client, code client;
    usuario, nombre de usuario, codigo cliente, numero de cliente; nome utente, codice cliente; gebruikersnaam,
    klantnummer; nazwa uzytkownika; логин; kullanici adi; उपयोगकर्ता नाम, ग्राहक संख्या, ग्राहक क्रमांक; 客户编号`,
  customer_email: `email, e mail, email address, mail, mail id, email id, contact email; e mail adresse, emailadresse; courriel,
    adresse mail, adresse electronique, adresse e mail; correo, correo electronico; posta elettronica, indirizzo email;
    endereco de email; почта, электронная почта; eposta, e posta; ई मेल, ईमेल, ईमेल पता, ईमेल आईडी; ઈમેલ; ইমেইল;
    மின்னஞ்சல்; ఇమెయిల్; ಇಮೇಲ್; 邮箱, 电子邮件, 電郵`,
  customer_first_name: `first name, given name, contact person, contact name, customer name, customer, client, client name, owner
    name, owner, party name; vorname, kundenname, kunde, name des kunden, ansprechpartner, kontaktperson, eigentumer,
    betreiber, besitzer, auftraggeber; prenom, nom du client, client, proprietaire, contact, exploitant, gestionnaire;
    nombre, cliente, nombre del cliente, propietario, titular, persona de contacto; nome cliente, cliente, proprietario,
    referente; nome do cliente, proprietario, contato; voornaam, klant, klantnaam, eigenaar, contactpersoon; imie, klient,
    wlasciciel; имя, клиент, заказчик, владелец; musteri, musteri adi, ad; ग्राहक, ग्राहक का नाम, ग्राहक नाम, पहला नाम,
    मालिक, मालिक का नाम, संपर्क व्यक्ति; ग्राहकाचे नाव, मालकाचे नाव; ગ્રાહક, ગ્રાહકનું નામ; গ্রাহক, গ্রাহকের নাম;
    வாடிக்கையாளர், வாடிக்கையாளர் பெயர்; కస్టమర్, కస్టమర్ పేరు; ಗ್ರಾಹಕ, ಗ್ರಾಹಕರ ಹೆಸರು; 客户, 客户名称, 业主, 使用单位; society, society name,
    सोसायटी, सोसायटी का नाम, सोसायटीचे नाव, સોસાયટી`,
  customer_last_name: `last name, surname, family name; nachname, familienname, zuname; nom, nom de famille; apellido, apellidos;
    cognome; sobrenome, apelido; achternaam; nazwisko; фамилия; soyad, soyadi; उपनाम, अंतिम नाम, कुलनाम; आडनाव; અટક`,
  customer_phone: `phone, mobile, customer mobile, mobile number, telephone, phone number, contact number, cell, tel, whatsapp, contact no;
    telefon, telefonnummer, handy, mobil, mobilnummer, rufnummer; telephone, numero de telephone, portable, tel;
    telefono, movil, celular; telefono, cellulare; telefone, celular, telemovel; telefoon, telefoonnummer, mobiel; telefon,
    komorka; телефон; telefon, cep telefonu; फोन, फ़ोन, मोबाइल, मोबाइल नंबर, फोन नंबर, दूरभाष, संपर्क नंबर; दूरध्वनी, मोबाईल,
    मोबाईल क्रमांक; ફોન, મોબાઇલ, મોબાઇલ નંબર; ফোন, মোবাইল; தொலைபேசி, கைபேசி; ఫోన్, మొబైల్; ಫೋನ್, ಮೊಬೈಲ್; 电话, 手机, 電話`,
  elevator_name: `elevator, lift, lift name, lift no, lift number, unit, unit id, elevator id, elevator number, registration number,
    serial number, equipment number, equipment id, device number, device id, asset id, asset; aufzug, aufzugsnummer, aufzugnummer, anlage,
    anlagennummer, fabriknummer, geratenummer, seriennummer, lift; ascenseur, numero ascenseur, numero appareil, appareil,
    equipement, numero de serie, matricule; ascensor, numero de ascensor, elevador, numero de serie, matricula, equipo,
    identificador; ascensore, impianto, numero impianto, matricola; elevador, numero do elevador, equipamento;
    liftnummer, installatie; dzwig, winda, numer dzwigu; лифт, номер лифта; asansor, asansor no; लिफ्ट, लिफ़्ट, लिफ्ट का नाम,
    लिफ्ट नंबर, लिफ्ट संख्या, लिफ्ट क्रमांक, एलिवेटर; उद्वाहन, लिफ्टचे नाव; લિફ્ટ, લિફ્ટ નંબર; লিফট, লিফট নম্বর; லிஃப்ட், மின்தூக்கி;
    లిఫ్ట్, లిఫ్ట్ సంఖ్య; ಲಿಫ್ಟ್, ಲಿಫ್ಟ್ ಸಂಖ್ಯೆ; 电梯, 电梯编号, 设备编号, 注册代码, 升降機, 升降機編號, 設備編號`,
  building_name: `building, building name, site, site name, property, location name, facility, project, premises,
    apartment, tower, society, society name; gebaude, gebaudename, objekt, objektname, liegenschaft, standort, einsatzort, bauwerk; batiment,
    nom du batiment, immeuble, residence, site, etablissement, nom du site; edificio, nombre del edificio, finca,
    comunidad, inmueble, emplazamiento; edificio, condominio, stabile, fabbricato; predio, edificio, condominio, nome do
    edificio; gebouw, pand, complex; budynek, obiekt; здание, объект, дом; bina, bina adi; भवन, भवन का नाम, इमारत,
    इमारत का नाम, बिल्डिंग, टावर, सोसायटी, सोसायटी का नाम; इमारतीचे नाव, सोसायटीचे नाव; બિલ્ડિંગ, મકાન, સોસાયટી; ভবন, ভবনের নাম;
    கட்டிடம், கட்டிடத்தின் பெயர்; భవనం, భవనం పేరు; ಕಟ್ಟಡ, ಕಟ್ಟಡದ ಹೆಸರು; 楼宇, 建筑物, 大厦, 小区, 楼宇名称, 樓宇, 樓宇名稱`,
  elevator_address: `address, street, street address, location, location address, site address, building address, full address; adresse,
    anschrift, strasse, strasse hausnummer, standortadresse; adresse, rue, adresse du site, voie, localisation; direccion, calle, domicilio,
    ubicacion; indirizzo, via, ubicazione; endereco, rua, morada, logradouro; adres, straat; adres, ulica; адрес, улица;
    adres, sokak; पता, भवन का पता, स्थान; पत्ता, इमारतीचा पत्ता; સરનામું; ঠিকানা; முகவரி; చిరునామా; ವಿಳಾಸ; 地址, 安装地址, 使用地点, 位置`,
  elevator_zip: `zip, zip code, pin, pincode, pin code, postcode, post code, postal code; plz, postleitzahl; code postal, cp; codigo postal,
    cp; cap, codice postale; cep, codigo postal; postcode; kod pocztowy; индекс, почтовый индекс; posta kodu; पिन, पिन कोड,
    पिनकोड, डाक कोड; પિન કોડ; পিন কোড; அஞ்சல் குறியீடு, பின்கோடு; పిన్ కోడ్; ಪಿನ್ ಕೋಡ್; 邮编, 邮政编码`,
  install_date: `installed, date installed, installation, installed on, install date, commissioned, commissioning date, date of
    installation, put into service, year built, handover date; einbaudatum, einbau, baujahr, inbetriebnahme,
    inbetriebnahmedatum, installationsdatum, montagedatum; date d'installation, mise en service, date de mise en service,
    installation; fecha de instalacion, instalacion, puesta en marcha, fecha de puesta en servicio, puesta en servicio;
    data di installazione, installazione, messa in servizio, data installazione; data de instalacao, instalacao;
    installatiedatum, plaatsingsdatum, bouwjaar; data instalacji, data montazu, rok budowy; дата установки, дата монтажа,
    ввод в эксплуатацию; kurulum tarihi, montaj tarihi; स्थापना, स्थापना तिथि, स्थापना तारीख, स्थापना दिनांक, लगाने की तारीख;
    बसवल्याची तारीख; સ્થાપના તારીખ; স্থাপনের তারিখ; நிறுவிய தேதி; స్థాపన తేదీ; ಸ್ಥಾಪನೆ ದಿನಾಂಕ; 安装日期, 投用日期, 安裝日期`,
  main_start_date: `maintenance start, start date, contract start, amc start, service start, contract from, valid from, amc from;
    wartungsbeginn, vertragsbeginn, startdatum, beginn, gultig ab; debut, date de debut, debut de contrat, debut maintenance,
    date debut contrat; inicio, fecha de inicio, inicio contrato, inicio mantenimiento; inizio, data inizio, inizio
    contratto; data de inicio, inicio contrato; startdatum, ingangsdatum, begindatum; data rozpoczecia, poczatek umowy;
    дата начала, начало договора; baslangic, baslangic tarihi; प्रारंभ तिथि, शुरू होने की तारीख, अनुबंध प्रारंभ, आरंभ तिथि;
    सुरुवात तारीख; શરૂઆત તારીખ; শুরুর তারিখ; தொடக்க தேதி; ప్రారంభ తేదీ; ಪ್ರಾರಂಭ ದಿನಾಂಕ; 合同开始, 开始日期`,
  main_due_date: `maintenance due, due date, due, next due, due on, expiration date, expiry date, valid until, valid till, next service,
    next service date, next maintenance, next inspection, next inspection date, next visit; nachste wartung, wartung fallig, fallig, fallig
    am, falligkeit, falligkeitsdatum, nachste prufung, ablaufdatum, gultig bis; prochaine maintenance, prochain entretien,
    prochaine visite, date d'echeance, echeance, date de prochaine visite, prochain controle, date d'expiration; proximo
    mantenimiento, proxima revision, proxima inspeccion, vencimiento, fecha de vencimiento, fecha proxima revision, caducidad; prossima
    manutenzione, prossima verifica, scadenza, data scadenza; proxima manutencao, proxima inspecao, vencimento, data de
    vencimento, validade; volgende onderhoud, volgende keuring, vervaldatum; nastepny przeglad, termin przegladu, data
    nastepnego badania; следующее то, дата следующего осмотра, срок действия; sonraki bakim, sonraki bakim tarihi; देय तिथि,
    देय तारीख, नियत तिथि, अगली सर्विस, अगला रखरखाव, अगली जांच, अगली तारीख; पुढील सर्व्हिस, देय दिनांक; આગામી સર્વિસ, નિયત તારીખ;
    পরবর্তী সার্ভিস; அடுத்த சேவை, அடுத்த பராமரிப்பு; తదుపరి సర్వీస్; ಮುಂದಿನ ಸೇವೆ; 下次检验日期, 下次维保日期, 有效期, 到期日期, 屆滿日期`,
  main_completed_date: `maintenance completed, completed, completed date, completed on, last service, last service date, last maintenance,
    last inspection, last inspection date, last visit, serviced on; letzte wartung, letzte prufung, letzter service, erledigt am, abgeschlossen am;
    derniere maintenance, dernier entretien, derniere visite, date de derniere visite, dernier controle; ultimo
    mantenimiento, ultima revision, ultima inspeccion, fecha ultima revision; ultima manutenzione, ultima verifica; ultima
    manutencao, ultima inspecao; laatste onderhoud, laatste keuring; ostatni przeglad, data ostatniego badania; последнее то, дата
    последнего осмотра; son bakim, son bakim tarihi; अंतिम सर्विस, पिछली सर्विस, पिछला रखरखाव, अंतिम जांच, पूर्ण तिथि, पूरा होने की तारीख;
    मागील सर्व्हिस; છેલ્લી સર્વિસ; শেষ সার্ভিস; கடைசி சேவை; చివరి సర్వీస్; ಕೊನೆಯ ಸೇವೆ; 上次检验日期, 上次维保日期, 檢驗日期`,
  main_cycle: `cycle, frequency, interval, periodicity, maintenance cycle, service interval, maintenance frequency; wartungsintervall,
    intervall, turnus, rhythmus, zyklus, wartungszyklus; periodicite, frequence, cycle; periodicidad, frecuencia, ciclo;
    periodicita, frequenza, ciclo; periodicidade, frequencia, ciclo; frequentie, cyclus; czestotliwosc, cykl;
    периодичность; periyot, bakim periyodu; चक्र, रखरखाव चक्र, आवृत्ति, अवधि; चक्र, वारंवारता; ચક્ર; চক্র; சுழற்சி; 周期, 维保周期`,
  technician: `technician, technician name, engineer, engineer name, mechanic, serviceman, service engineer, assigned to, assigned
    technician; techniker, monteur, mechaniker, servicetechniker; technicien, mecanicien, intervenant; tecnico, tecnico
    asignado, mecanico; tecnico, manutentore; tecnico, responsavel tecnico; monteur, technicus; technik, konserwator;
    техник, механик; teknisyen, bakimci; तकनीशियन, इंजीनियर, मैकेनिक, अभियंता; तंत्रज्ञ; ટેકનિશિયન; টেকনিশিয়ান; தொழில்நுட்ப வல்லுநர்;
    టెక్నీషియన్; ತಂತ್ರಜ್ಞ; 技术员, 维保人员`,
  capacity_kg: `capacity, capacity kg, load, load kg, rated load, rated capacity, max load; tragkraft, traglast, nennlast, tragfahigkeit; charge,
    charge nominale, charge utile, capacite; carga, carga nominal, capacidad, carga maxima; portata, capacita, carico;
    capacidade, carga nominal; hefvermogen, draagvermogen, capaciteit; udzwig, nosnosc; грузоподъемность; kapasite, tasima
    kapasitesi; क्षमता, भार क्षमता, वजन क्षमता; વજન ક્ષમતા; ক্ষমতা; திறன்; సామర్థ్యం; ಸಾಮರ್ಥ್ಯ; 额定载重量, 载重, 載重`,
};
