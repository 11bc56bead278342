import type { Translation } from '@/lib/intl/translation';
import type { fineTuneErrorMessages } from './error-messages';

/** The German of `fineTuneErrorMessages`. */
export const fineTuneErrorGerman: Translation<typeof fineTuneErrorMessages> = {
  silent: {
    tokenize: 'Das Studio hat nicht geantwortet. Ob das Zählen der Tokens begonnen hat, ist unklar.',
    create: 'Das Studio hat nicht geantwortet. Ob das Projekt erstellt wurde, ist unklar.',
    rename: 'Das Studio hat nicht geantwortet. Ob der Name geändert wurde, ist unklar.',
    stop: 'Das Studio hat nicht geantwortet. Ob das Fine-Tuning gestoppt wurde, ist unklar.',
    run: 'Das Studio hat nicht geantwortet. Ob das Training begonnen hat, ist unklar.',
    read: 'Das Studio antwortet nicht.',
    list: 'Das Studio antwortet nicht.',
    upload: 'Die Verbindung ist beim Hochladen abgebrochen.',
  },
  afterSilence: {
    tokenize: 'Der Status aktualisiert sich, sobald das Studio antwortet. Ein zweiter Klick schadet nicht.',
    create: 'Erneut versuchen. Ein bereits erstelltes Projekt wird gefunden und nicht doppelt erstellt.',
    rename: 'Der Name aktualisiert sich, sobald das Studio antwortet.',
    stop: 'Der Status aktualisiert sich, sobald das Studio antwortet.',
    run: 'Der Status aktualisiert sich, sobald das Studio antwortet.',
    read: 'Die Verbindung prüfen. Easel versucht es weiter.',
    list: 'Die Verbindung prüfen und erneut versuchen.',
    upload: 'Die Verbindung prüfen und die Datei erneut hochladen.',
  },
  nothingChanged: 'Nichts wurde geändert. Das Problem beheben und erneut versuchen.',
  afterConflict: {
    tokenize: 'Nichts wurde geändert. Um die Tokens noch einmal zu zählen, ein neues Projekt beginnen.',
    stop: 'Nichts wurde geändert. Angezeigt wird der aktuelle Status.',
    run: 'Nichts wurde geändert. Angezeigt wird der aktuelle Status.',
  },
  noEndpoint: {
    create: {
      what: 'Dieser Dienst kann in {repository} kein Projekt erstellen: Ihm fehlt der Endpunkt dafür.',
      next: 'Das Projekt mit den Werkzeugen des Dienstes erstellen und dann hier über seine ID öffnen.',
      whatOr:
        'Dieser Dienst kann in {repository} kein Projekt erstellen: Der Endpunkt oder das Repository existiert nicht.',
      nextOr:
        'Das Repository prüfen. Stimmt es, das Projekt mit den Werkzeugen des Dienstes erstellen und dann hier über seine ID öffnen.',
    },
    upload: {
      what: 'Dieser Dienst nimmt für {repository} keine Dateien an: Ihm fehlt der Endpunkt dafür.',
      next: 'Den Datensatz mit den Werkzeugen des Dienstes hochladen und dann seinen Pfad unter „Erweitert“ eingeben.',
      whatOr:
        'Dieser Dienst nimmt für {repository} keine Dateien an: Der Endpunkt oder das Repository existiert nicht.',
      nextOr:
        'Das Repository prüfen. Stimmt es, den Datensatz mit den Werkzeugen des Dienstes hochladen und dann seinen Pfad unter „Erweitert“ eingeben.',
    },
  },
  unreadable: 'Easel konnte die Antwort des Dienstes nicht lesen.',
  afterUnreadable: 'Später erneut versuchen. Hilft das nicht, den Betreiber des Dienstes benachrichtigen.',
  keyRejected: 'Der Dienst hat den API-Schlüssel des Studios abgelehnt.',
  afterKeyRejected: 'Der Betreiber des Studios muss MEDIA_API_KEY prüfen und das Studio neu starten.',
  forbidden: 'Der API-Schlüssel des Studios hat in {repository} keine Berechtigung dafür.',
  afterForbidden: 'Beim Eigentümer des Repositorys Zugriff anfragen oder ein anderes Repository auswählen.',
  noProject: 'In {repository} gibt es kein Projekt „{id}“.',
  afterNoProject: 'ID und Repository prüfen oder ein Projekt aus der Liste auswählen.',
  afterTooLarge: 'Eine kleinere Datei verwenden oder den Betreiber des Studios bitten, die Grenze anzuheben.',
  afterTooMany: 'Einen Moment warten, dann erneut versuchen.',
  reported: 'Der Dienst meldet einen Fehler: {message}',
  afterReading: 'Gleich noch einmal versuchen.',
  afterWriting: 'Wahrscheinlich wurde nichts geändert. Gleich noch einmal versuchen.',
  uploadLost: 'Die Verbindung ist beim Hochladen abgebrochen.',
  uploadStatus: 'Der Dienst hat mit Status {status} geantwortet.',
};
