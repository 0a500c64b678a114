// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type * as railroad_ink_companion from './companion/railroad_ink.ts'
import type * as railroad_revolution_companion from './companion/railroad_revolution.ts'
import type * as steamrollers_companion from './companion/steamrollers.ts'
import type * as ticket_to_ride_companion from './companion/ticket_to_ride.ts'
import type * as railroad_ink from './games/railroad_ink.ts'
import type * as railroad_revolution from './games/railroad_revolution.ts'
import type * as steamrollers from './games/steamrollers.ts'
import type * as ticket_to_ride from './games/ticket_to_ride.ts'

/** What each game has of its own, by its key. */
export interface Games {
  'ticket-to-ride-usa': {
    view: ticket_to_ride.TicketToRideView
    move: ticket_to_ride.Move
    options: ticket_to_ride.TicketToRideOptions
    position: ticket_to_ride_companion.Position
  }
  'ticket-to-ride-europe': {
    view: ticket_to_ride.TicketToRideView
    move: ticket_to_ride.Move
    options: ticket_to_ride.TicketToRideOptions
    position: ticket_to_ride_companion.Position
  }
  'railroad-ink': {
    view: railroad_ink.RailroadInkView
    move: railroad_ink.Move
    options: railroad_ink.RailroadInkOptions
    position: railroad_ink_companion.Position
  }
  'railroad-ink-lava': {
    view: railroad_ink.RailroadInkView
    move: railroad_ink.Move
    options: railroad_ink.RailroadInkOptions
    position: railroad_ink_companion.Position
  }
  'railroad-ink-meteor': {
    view: railroad_ink.RailroadInkView
    move: railroad_ink.Move
    options: railroad_ink.RailroadInkOptions
    position: railroad_ink_companion.Position
  }
  'steamrollers': {
    view: steamrollers.SteamRollersView
    move: steamrollers.Move
    options: steamrollers.SteamRollersOptions
    position: steamrollers_companion.Position
  }
  'railroad-revolution': {
    view: railroad_revolution.RailroadRevolutionView
    move: railroad_revolution.Move
    options: railroad_revolution.RailroadRevolutionOptions
    position: railroad_revolution_companion.Position
  }
}

export type GameKey = keyof Games

export type AnyView = Games[GameKey]['view']

export type AnyMove = Games[GameKey]['move']

export type AnyPosition = Games[GameKey]['position']
