import type { Translation } from '@/lib/intl/translation';
import type { adviceMessages } from './advice-messages';

/** The German of `adviceMessages`. */
export const adviceGerman: Translation<typeof adviceMessages> = {
  insufficient_credits:
    'Das Konto, zu dem der API-Schlüssel dieses Studios gehört, aufladen und es dann erneut versuchen.',
  unauthenticated:
    'Der Dienst akzeptiert den API-Schlüssel dieses Studios nicht. MEDIA_API_KEY setzen, das Studio neu starten und es erneut versuchen.',
  forbidden:
    'Der API-Schlüssel dieses Studios hat keinen Zugriff auf dieses Modell. Ein anderes Modell wählen oder Zugriff beantragen.',
  resource_not_found:
    'Dieses Modell oder eine Datei der Anfrage gibt es beim Dienst nicht mehr. Etwas anderes auswählen.',
  payload_too_large: 'Kleinere oder weniger Dateien verwenden.',
  unsupported_media_type: 'Einen anderen Dateityp verwenden.',
  too_many_requests: 'Der Dienst war überlastet. Kurz warten und es erneut versuchen.',
  unavailable: 'Der Dienst war nicht erreichbar. Es erneut versuchen, sobald er wieder da ist.',
  upstream_error: 'Der Dienst hat einen Fehler gemeldet. Ein neuer Versuch hilft oft.',
  upstream_timeout: 'Der Dienst hat zu lange gebraucht. Ein neuer Versuch hilft oft.',
  request_timeout: 'Der Dienst hat zu lange gebraucht. Ein neuer Versuch hilft oft.',
  insufficient_storage: 'Der Speicher für Ergebnisse ist voll. Platz schaffen und es erneut versuchen.',
  result_not_kept:
    'Die Datei wurde generiert, ließ sich aber nicht kopieren. Ein neuer Versuch generiert sie noch einmal.',
  sent_again: 'Die Anfrage wurde als neuer Auftrag noch einmal gesendet.',
  made_elsewhere: 'Um das Ergebnis hier zu haben, noch einmal generieren.',
  not_followed: 'Um das Ergebnis hier zu haben, noch einmal generieren. Der Dienst berechnet dann womöglich beide.',
  unconfirmed: 'Falls der Dienst es nicht generiert hat, es erneut versuchen.',
  conflict: 'Erneut versuchen.',
  rejected: 'Die Anfrage ändern und noch einmal senden.',
  other: 'Erneut versuchen. Schlägt es wieder fehl, die Anfrage ändern oder ein anderes Modell wählen.',
};
