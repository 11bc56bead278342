import { parse } from 'bowser';
import { accountMessages } from './messages';

/** The browser and the system of a `User-Agent`: `Chrome on Windows`. */
export function describeBrowser(userAgent: string): string {
  if (userAgent === '') return accountMessages.unknownBrowser;
  const { browser, os } = parse(userAgent);
  if (!browser.name) return os.name || accountMessages.unknownBrowser;
  return os.name ? accountMessages.browserOn({ browser: browser.name, system: os.name }) : browser.name;
}
