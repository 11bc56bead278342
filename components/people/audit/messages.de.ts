import type { Translation } from '@/lib/intl/translation';
import type { auditMessages } from './messages';

/** The German of `auditMessages`. */
export const auditGerman: Translation<typeof auditMessages> = {
  title: 'Protokoll',
  lead: 'Wer sich angemeldet hat und wer Personen, Boards oder Einstellungen geändert oder etwas gelöscht hat.',
  show: 'Protokoll anzeigen',
  hide: 'Protokoll ausblenden',
  loading: 'Protokoll wird geladen',
  unreachable: 'Das Protokoll konnte nicht geladen werden. {why}',
  empty: 'Noch ist nichts protokolliert.',
  noMatch: 'Keine passenden Einträge.',
  more: 'Mehr laden',
  loadingMore: 'Wird geladen…',
  moreFailed: 'Weitere Einträge konnten nicht geladen werden. {why}',

  group: 'Anzeigen',
  groups: {
    all: 'Alles',
    logins: 'Anmeldungen',
    people: 'Personen',
    tokens: 'API-Token',
    deletions: 'Löschungen',
    sharing: 'Freigaben',
    settings: 'Einstellungen',
    log: 'Exporte des Protokolls',
  },
  person: 'Person',
  everybody: 'Alle Personen',
  export: 'Exportieren',
  exportFormat: 'Exportieren als',
  formats: { csv: 'CSV-Tabelle', jsonl: 'JSON-Zeilen' },

  unknown: 'Eine unbekannte Person',
  byToken: 'mit dem API-Token „{token}“',
  accesses: {
    session: '',
    token: '',
    open: '',
    proxy: 'über den Proxy',
    password: 'mit Passwort',
    openid: 'über Single Sign-on',
    link: 'über einen Link',
  },
  members: {
    view: '{name} (ansehen)',
    edit: '{name} (bearbeiten)',
    none: '{name} (kein Zugriff)',
  },
  everyone: { view: 'alle (ansehen)', edit: 'alle (bearbeiten)', none: 'alle (kein Zugriff)' },

  limits: {
    jobsAtOnce: 'Aufträge gleichzeitig {from} → {to}',
    jobsPerDay: 'Aufträge pro Tag {from} → {to}',
    spendingPerMonth: 'Ausgaben im Monat {from} → {to}',
    storageBytes: 'Speicher {from} → {to}',
    none: 'keine Grenze',
    asRole: 'wie die Rolle',
  },

  actions: {
    logged_in: '{who} hat sich angemeldet.',
    login_failed:
      '{known, select, yes {Falsches Passwort für {name}.} other {Falsche E-Mail-Adresse oder falsches Passwort.}}{hasEmail, select, yes { Eingegeben: {email}.} other {}}',
    login_limited: 'Anmeldungen wurden nach zu vielen falschen Passwörtern abgelehnt.',
    login_refused: '„{name}“ wurde abgelehnt, weil kein Zugang zu diesem Studio besteht.',
    omitted:
      '{count, plural, one {# weitere fehlgeschlagene Anmeldung wurde} other {# weitere fehlgeschlagene Anmeldungen wurden}} nicht einzeln protokolliert.',
    password_wrong: '{who} hat ein falsches aktuelles Passwort eingegeben.',
    logged_out: '{who} hat sich abgemeldet.',
    session_ended: '{who} hat eine Sitzung in einem anderen Browser beendet.',
    sessions_ended:
      '{own, select, yes {{who} hat sich in allen Browsern abgemeldet.} other {{who} hat {name} in allen Browsern abgemeldet.}}',
    invitation_created: '{who} hat {name} eingeladen (Rolle: {role}).',
    invitation_revoked: '{who} hat die Einladung für {name} widerrufen.',
    person_joined: '{who} ist beigetreten (Rolle: {role}).',
    person_created: '{who} hat sich zum ersten Mal angemeldet (Rolle: {role}).',
    person_linked: '{who} hat sich mit einem externen Konto angemeldet, das jetzt zu dieser Person gehört.',
    person_renamed: '{who} hat {changes} geändert.',
    changes: {
      name: 'den Namen von „{from}“ in „{to}“',
      email: 'die E-Mail-Adresse von {from} in {to}',
      none: 'keine',
    },
    role_changed:
      '{own, select, yes {Eine Anmeldung hat die Rolle von {name} von {from} in {to} geändert.} other {{who} hat die Rolle von {name} von {from} in {to} geändert.}}',
    person_deactivated: '{who} hat {name} deaktiviert.',
    person_reactivated: '{who} hat {name} wieder aktiviert.',
    password_changed: '{who} hat das eigene Passwort geändert.',
    password_link_created: '{who} hat einen Passwort-Link für {name} erstellt.',
    password_link_used: '{who} hat über einen Link ein neues Passwort gesetzt.',
    api_token_created: '{who} hat das API-Token „{name}“ erstellt (Umfang: {scope}).',
    api_token_removed: '{who} hat das API-Token „{name}“ entfernt.',
    items_trashed: '{who} hat {count, plural, one {# Objekt} other {# Objekte}} in den Papierkorb verschoben.',
    items_restored: '{who} hat {count, plural, one {# Objekt} other {# Objekte}} aus dem Papierkorb wiederhergestellt.',
    trash_emptied: '{who} hat {count, plural, one {# Objekt} other {# Objekte}} endgültig gelöscht.',
    board_deleted: '{who} hat {known, select, yes {das Board „{name}“} other {ein privates Board}} gelöscht.',
    board_restored: '{who} hat {known, select, yes {das Board „{name}“} other {ein privates Board}} wiederhergestellt.',
    folder_deleted: '{who} hat {known, select, yes {den Ordner „{name}“} other {einen privaten Ordner}} gelöscht.',
    folder_restored:
      '{who} hat {known, select, yes {den Ordner „{name}“} other {einen privaten Ordner}} wiederhergestellt.',
    comment_deleted:
      '{who} hat auf {known, select, yes {dem Board „{name}“} other {einem privaten Board}} einen Kommentar von {author} gelöscht.',
    preset_deleted: '{who} hat die Voreinstellung „{name}“ von {model} gelöscht.',
    storyboard_deleted:
      '{who} hat {known, select, yes {das Storyboard „{name}“} other {ein unbenanntes Storyboard}} gelöscht.',
    storyboard_restored:
      '{who} hat {known, select, yes {das Storyboard „{name}“} other {ein unbenanntes Storyboard}} wiederhergestellt.',
    snippet_deleted:
      '{who} hat {known, select, yes {den Textbaustein „{name}“} other {einen angehefteten Prompt}} gelöscht.',
    fine_tune_deleted: '{who} hat das Fine-Tune {name} in {repository} gelöscht.',
    repository_file_deleted: '{who} hat die Datei {name} in {repository} gelöscht.',
    board_shared: '{who} hat {known, select, yes {das Board „{name}“} other {ein privates Board}} geteilt: {access}.',
    board_left: '{who} hat {known, select, yes {das Board „{name}“} other {ein privates Board}} verlassen.',
    link_created: '{who} hat einen öffentlichen Link zum Board „{name}“ erstellt, gültig bis {date}.',
    link_revoked: '{who} hat einen öffentlichen Link zum Board „{name}“ widerrufen.',
    engine_connected: '{who} hat die Engine {name} unter {address} verbunden.',
    engine_removed: '{who} hat die Engine {name} entfernt.',
    engine_model_saved: '{who} hat das Modell {name} der Engine {engine} hinzugefügt oder geändert.',
    engine_model_removed: '{who} hat das Modell {name} der Engine {engine} entfernt.',
    limits_changed:
      '{who} hat die Grenzen {kind, select, role {der Rolle {name}} other {von {name}}} geändert: {changes}.',
    audit_exported: '{who} hat das Protokoll exportiert.',
  },
};
