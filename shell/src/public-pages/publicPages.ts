import type { ComponentType } from 'react';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { About } from './About';
import { Landing } from './Landing';
import { Pricing } from './Pricing';
import { AndroidApp, Contact, DeleteAccount, PrivacyPolicy } from './textPages';

/** A public page (R201): a file of plain HTML, rendered at build time, and a screen of the console. */
export interface PublicPage {
  path: string;
  /** The file's name without extension: the address without its slash (the server looks there). */
  file: string;
  /** The title besides the product's name; the landing page has only the product's name. */
  title?: string;
  /** For search engines and shared links. */
  description: string;
  Screen: ComponentType;
}

/** The public pages. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.landing,
    file: 'landing',
    description: msg(
      'Tickets, technicians, customers, elevators and annual maintenance contracts of an elevator-maintenance business, in one console.',
    ),
    Screen: Landing,
  },
  {
    path: paths.about,
    file: 'about',
    title: msg('About'),
    description: msg(
      'What Smart Elevator Maintenance does for dealers, society managers, technicians and clients.',
    ),
    Screen: About,
  },
  {
    path: paths.pricing,
    file: 'pricing_details',
    title: msg('Pricing'),
    description: msg(
      'Small, Medium and Business: yearly prices in rupees by the number of assets, first 6 months free.',
    ),
    Screen: Pricing,
  },
  {
    path: paths.privacyPolicy,
    file: 'privacy_policy',
    title: msg('Privacy policy'),
    description: msg('The privacy policy of Smart Elevator Maintenance, effective 17-05-2024.'),
    Screen: PrivacyPolicy,
  },
  {
    path: paths.deleteAccount,
    file: 'delete_account',
    title: msg('Delete account'),
    description: msg('How an account is deleted in the Android app.'),
    Screen: DeleteAccount,
  },
  {
    path: paths.contact,
    file: 'contact',
    title: msg('Contact'),
    description: msg('How to reach the people behind Smart Elevator Maintenance.'),
    Screen: Contact,
  },
  {
    path: paths.androidApp,
    file: 'android_app',
    title: msg('Android app'),
    description: msg('The Android companion app for technicians and customers.'),
    Screen: AndroidApp,
  },
];
