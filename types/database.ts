// Written by `npm run types` from the schema 044c25d8ef4a5c05.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      blocks: {
        Row: {
          blocked_at: string;
          blocked_id: string;
          user_id: string;
        };
        Insert: {
          blocked_at?: string;
          blocked_id: string;
          user_id: string;
        };
        Update: {
          blocked_at?: string;
          blocked_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          token_hash: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          token_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      catalogue_state: {
        Row: {
          changes_at: string | null;
          counted_on: string | null;
          full_at: string | null;
          games: number;
          id: boolean;
          is_loaded: boolean;
          last_id: number;
          lease: string | null;
          lease_seconds: number;
          leased_until: string | null;
          pass: string | null;
          popularity_at: string | null;
          source: string | null;
          started_at: string | null;
          step: string | null;
          swept_at: string | null;
          synchronised_at: string | null;
        };
        Insert: {
          changes_at?: string | null;
          counted_on?: string | null;
          full_at?: string | null;
          games?: number;
          id?: boolean;
          is_loaded?: boolean;
          last_id?: number;
          lease?: string | null;
          lease_seconds?: number;
          leased_until?: string | null;
          pass?: string | null;
          popularity_at?: string | null;
          source?: string | null;
          started_at?: string | null;
          step?: string | null;
          swept_at?: string | null;
          synchronised_at?: string | null;
        };
        Update: {
          changes_at?: string | null;
          counted_on?: string | null;
          full_at?: string | null;
          games?: number;
          id?: boolean;
          is_loaded?: boolean;
          last_id?: number;
          lease?: string | null;
          lease_seconds?: number;
          leased_until?: string | null;
          pass?: string | null;
          popularity_at?: string | null;
          source?: string | null;
          started_at?: string | null;
          step?: string | null;
          swept_at?: string | null;
          synchronised_at?: string | null;
        };
        Relationships: [];
      };
      changed_games: {
        Row: {
          id: number;
        };
        Insert: {
          id: number;
        };
        Update: {
          id?: number;
        };
        Relationships: [];
      };
      changed_rows: {
        Row: {
          after: Json | null;
          before: Json | null;
          change: string;
          key: NonNullable<Json>;
          relation: string;
          step: number;
          user_id: string;
        };
        Insert: {
          after?: Json | null;
          before?: Json | null;
          change: string;
          key: NonNullable<Json>;
          relation: string;
          step: number;
          user_id: string;
        };
        Update: {
          after?: Json | null;
          before?: Json | null;
          change?: string;
          key?: NonNullable<Json>;
          relation?: string;
          step?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "changed_rows_user_id_change_fkey";
            columns: ["user_id", "change"];
            referencedRelation: "changes";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      changes: {
        Row: {
          bytes: number;
          changed_at: string;
          id: string;
          rows: number;
          steps: number;
          undone: Json | null;
          user_id: string;
        };
        Insert: {
          bytes?: number;
          changed_at?: string;
          id: string;
          rows?: number;
          steps?: number;
          undone?: Json | null;
          user_id: string;
        };
        Update: {
          bytes?: number;
          changed_at?: string;
          id?: string;
          rows?: number;
          steps?: number;
          undone?: Json | null;
          user_id?: string;
        };
        Relationships: [];
      };
      companies: {
        Row: {
          id: number;
          name: string;
          slug: string;
          updated_at: string;
        };
        Insert: {
          id: number;
          name: string;
          slug: string;
          updated_at: string;
        };
        Update: {
          id?: number;
          name?: string;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      copies: {
        Row: {
          bought_on: string | null;
          created_at: string;
          currency: string | null;
          game_id: number;
          id: string;
          medium: string | null;
          platform: string | null;
          price: number | null;
          store: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          bought_on?: string | null;
          created_at?: string;
          currency?: string | null;
          game_id: number;
          id?: string;
          medium?: string | null;
          platform?: string | null;
          price?: number | null;
          store?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          bought_on?: string | null;
          created_at?: string;
          currency?: string | null;
          game_id?: number;
          id?: string;
          medium?: string | null;
          platform?: string | null;
          price?: number | null;
          store?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "copies_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "copies_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      external_games: {
        Row: {
          external_game_source: number;
          game_id: number;
          uid: string;
        };
        Insert: {
          external_game_source: number;
          game_id: number;
          uid: string;
        };
        Update: {
          external_game_source?: number;
          game_id?: number;
          uid?: string;
        };
        Relationships: [
          {
            foreignKeyName: "external_games_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "facets_of_games";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "external_games_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "games";
            referencedColumns: ["id"];
          },
        ];
      };
      favourites: {
        Row: {
          game_id: number;
          position: number;
          user_id: string;
        };
        Insert: {
          game_id: number;
          position: number;
          user_id: string;
        };
        Update: {
          game_id?: number;
          position?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "favourites_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "favourites_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      follows: {
        Row: {
          followed_at: string;
          followed_id: string;
          user_id: string;
        };
        Insert: {
          followed_at?: string;
          followed_id: string;
          user_id: string;
        };
        Update: {
          followed_at?: string;
          followed_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      former_usernames: {
        Row: {
          changed_at: string;
          user_id: string | null;
          username_key: string;
        };
        Insert: {
          changed_at?: string;
          user_id?: string | null;
          username_key: string;
        };
        Update: {
          changed_at?: string;
          user_id?: string | null;
          username_key?: string;
        };
        Relationships: [];
      };
      game_facets: {
        Row: {
          bits: unknown;
          chunk: number;
          facet: string;
          value: number;
        };
        Insert: {
          bits: unknown;
          chunk: number;
          facet: string;
          value: number;
        };
        Update: {
          bits?: unknown;
          chunk?: number;
          facet?: string;
          value?: number;
        };
        Relationships: [];
      };
      game_facts: {
        Row: {
          chunk: number;
          developers: number[];
          genres: number[];
          lengths: number[];
          platforms: number[];
          seconds: number[];
          years: number[];
        };
        Insert: {
          chunk: number;
          developers: number[];
          genres: number[];
          lengths: number[];
          platforms: number[];
          seconds: number[];
          years: number[];
        };
        Update: {
          chunk?: number;
          developers?: number[];
          genres?: number[];
          lengths?: number[];
          platforms?: number[];
          seconds?: number[];
          years?: number[];
        };
        Relationships: [];
      };
      game_names: {
        Row: {
          fame: number;
          game_id: number;
          is_main: boolean;
          key: string;
          name: string;
          tier: number;
        };
        Insert: {
          fame?: number;
          game_id: number;
          is_main?: boolean;
          key?: never;
          name: string;
          tier?: number;
        };
        Update: {
          fame?: number;
          game_id?: number;
          is_main?: boolean;
          key?: never;
          name?: string;
          tier?: number;
        };
        Relationships: [
          {
            foreignKeyName: "game_names_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "facets_of_games";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "game_names_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "games";
            referencedColumns: ["id"];
          },
        ];
      };
      game_numbers: {
        Row: {
          entries: number;
          game_id: number;
          id: number;
          rating: number | null;
          status: string;
        };
        Insert: {
          entries: number;
          game_id: number;
          id?: never;
          rating?: number | null;
          status: string;
        };
        Update: {
          entries?: number;
          game_id?: number;
          id?: never;
          rating?: number | null;
          status?: string;
        };
        Relationships: [];
      };
      game_tags: {
        Row: {
          game_id: number;
          tag_id: string;
          user_id: string;
        };
        Insert: {
          game_id: number;
          tag_id: string;
          user_id: string;
        };
        Update: {
          game_id?: number;
          tag_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "game_tags_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "game_tags_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "game_tags_user_id_tag_id_fkey";
            columns: ["user_id", "tag_id"];
            referencedRelation: "tags";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      games: {
        Row: {
          checksum: string | null;
          completely: number | null;
          cover_image_id: string | null;
          developers: number[];
          first_release_date: string | null;
          first_release_format: number | null;
          game_modes: number[];
          game_status: number | null;
          game_type: number;
          genres: number[];
          hastily: number | null;
          hypes: number;
          id: number;
          is_adult: boolean | null;
          name: string;
          normally: number | null;
          parent_game: number | null;
          people_rating: number | null;
          platforms: number[];
          popularity: number | null;
          publishers: number[];
          series: number[];
          shelves: number;
          slug: string;
          themes: number[];
          total_rating: number | null;
          total_rating_count: number;
          updated_at: string;
          version_parent: number | null;
        };
        Insert: {
          checksum?: string | null;
          completely?: number | null;
          cover_image_id?: string | null;
          developers?: number[];
          first_release_date?: string | null;
          first_release_format?: number | null;
          game_modes?: number[];
          game_status?: number | null;
          game_type?: number;
          genres?: number[];
          hastily?: number | null;
          hypes?: number;
          id: number;
          is_adult?: never;
          name: string;
          normally?: number | null;
          parent_game?: number | null;
          people_rating?: number | null;
          platforms?: number[];
          popularity?: number | null;
          publishers?: number[];
          series?: number[];
          shelves?: number;
          slug: string;
          themes?: number[];
          total_rating?: number | null;
          total_rating_count?: number;
          updated_at: string;
          version_parent?: number | null;
        };
        Update: {
          checksum?: string | null;
          completely?: number | null;
          cover_image_id?: string | null;
          developers?: number[];
          first_release_date?: string | null;
          first_release_format?: number | null;
          game_modes?: number[];
          game_status?: number | null;
          game_type?: number;
          genres?: number[];
          hastily?: number | null;
          hypes?: number;
          id?: number;
          is_adult?: never;
          name?: string;
          normally?: number | null;
          parent_game?: number | null;
          people_rating?: number | null;
          platforms?: number[];
          popularity?: number | null;
          publishers?: number[];
          series?: number[];
          shelves?: number;
          slug?: string;
          themes?: number[];
          total_rating?: number | null;
          total_rating_count?: number;
          updated_at?: string;
          version_parent?: number | null;
        };
        Relationships: [];
      };
      genres: {
        Row: {
          id: number;
          name: string;
          slug: string;
        };
        Insert: {
          id: number;
          name: string;
          slug: string;
        };
        Update: {
          id?: number;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      hidden_things: {
        Row: {
          hidden_at: string;
          item: string;
          kind: string;
          reason: string;
          user_id: string;
        };
        Insert: {
          hidden_at?: string;
          item?: string;
          kind: string;
          reason: string;
          user_id: string;
        };
        Update: {
          hidden_at?: string;
          item?: string;
          kind?: string;
          reason?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      import_choices: {
        Row: {
          chosen_at: string;
          game_id: number | null;
          title_key: string;
          user_id: string;
        };
        Insert: {
          chosen_at?: string;
          game_id?: number | null;
          title_key: string;
          user_id: string;
        };
        Update: {
          chosen_at?: string;
          game_id?: number | null;
          title_key?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      import_games: {
        Row: {
          after: NonNullable<Json>;
          before: Json | null;
          game_id: number;
          import_id: string;
          user_id: string;
          written_at: string;
        };
        Insert: {
          after: NonNullable<Json>;
          before?: Json | null;
          game_id: number;
          import_id: string;
          user_id: string;
          written_at?: string;
        };
        Update: {
          after?: NonNullable<Json>;
          before?: Json | null;
          game_id?: number;
          import_id?: string;
          user_id?: string;
          written_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "import_games_import_id_fkey";
            columns: ["import_id"];
            referencedRelation: "imports";
            referencedColumns: ["id"];
          },
        ];
      };
      import_groups: {
        Row: {
          additions: number | null;
          copies: number;
          game_id: number | null;
          import_id: string;
          key: string;
          kind: string;
          lines: number[];
          plays: number;
          row: number;
          tags: string[];
          user_id: string;
        };
        Insert: {
          additions?: never;
          copies?: number;
          game_id?: number | null;
          import_id: string;
          key: string;
          kind: string;
          lines: number[];
          plays?: number;
          row: number;
          tags?: string[];
          user_id: string;
        };
        Update: {
          additions?: never;
          copies?: number;
          game_id?: number | null;
          import_id?: string;
          key?: string;
          kind?: string;
          lines?: number[];
          plays?: number;
          row?: number;
          tags?: string[];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "import_groups_import_id_fkey";
            columns: ["import_id"];
            referencedRelation: "imports";
            referencedColumns: ["id"];
          },
        ];
      };
      import_mappings: {
        Row: {
          header_key: string;
          mapping: NonNullable<Json>;
          saved_at: string;
          user_id: string;
        };
        Insert: {
          header_key: string;
          mapping: NonNullable<Json>;
          saved_at?: string;
          user_id: string;
        };
        Update: {
          header_key?: string;
          mapping?: NonNullable<Json>;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      import_records: {
        Row: {
          data: NonNullable<Json>;
          game_id: number | null;
          import_id: string;
          key: string | null;
          kind: string;
          outcome: string | null;
          place: number;
          user_id: string;
          written: Json | null;
        };
        Insert: {
          data: NonNullable<Json>;
          game_id?: number | null;
          import_id: string;
          key?: string | null;
          kind: string;
          outcome?: string | null;
          place: number;
          user_id: string;
          written?: Json | null;
        };
        Update: {
          data?: NonNullable<Json>;
          game_id?: number | null;
          import_id?: string;
          key?: string | null;
          kind?: string;
          outcome?: string | null;
          place?: number;
          user_id?: string;
          written?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "import_records_import_id_fkey";
            columns: ["import_id"];
            referencedRelation: "imports";
            referencedColumns: ["id"];
          },
        ];
      };
      import_rows: {
        Row: {
          added_at: string | null;
          candidates: number[];
          choice_key: string | null;
          copies: NonNullable<Json>;
          finish_if_playing: string | null;
          finished_on: string | null;
          game_id: number | null;
          hours: number | null;
          igdb_id: number | null;
          import_id: string;
          is_likely: boolean;
          line: number;
          match: string | null;
          notes: string | null;
          own: Json | null;
          platform: string | null;
          plays: NonNullable<Json>;
          problem: string | null;
          rating: number | null;
          row: number;
          skip: boolean;
          slug: string | null;
          status: string | null;
          status_word: string;
          store_source: number | null;
          store_uid: string | null;
          tags: NonNullable<Json>;
          title: string;
          unread: string | null;
          user_id: string;
          year: number | null;
        };
        Insert: {
          added_at?: string | null;
          candidates?: number[];
          choice_key?: string | null;
          copies?: NonNullable<Json>;
          finish_if_playing?: string | null;
          finished_on?: string | null;
          game_id?: number | null;
          hours?: number | null;
          igdb_id?: number | null;
          import_id: string;
          is_likely?: boolean;
          line: number;
          match?: string | null;
          notes?: string | null;
          own?: Json | null;
          platform?: string | null;
          plays?: NonNullable<Json>;
          problem?: string | null;
          rating?: number | null;
          row: number;
          skip?: boolean;
          slug?: string | null;
          status?: string | null;
          status_word?: string;
          store_source?: number | null;
          store_uid?: string | null;
          tags?: NonNullable<Json>;
          title?: string;
          unread?: string | null;
          user_id: string;
          year?: number | null;
        };
        Update: {
          added_at?: string | null;
          candidates?: number[];
          choice_key?: string | null;
          copies?: NonNullable<Json>;
          finish_if_playing?: string | null;
          finished_on?: string | null;
          game_id?: number | null;
          hours?: number | null;
          igdb_id?: number | null;
          import_id?: string;
          is_likely?: boolean;
          line?: number;
          match?: string | null;
          notes?: string | null;
          own?: Json | null;
          platform?: string | null;
          plays?: NonNullable<Json>;
          problem?: string | null;
          rating?: number | null;
          row?: number;
          skip?: boolean;
          slug?: string | null;
          status?: string | null;
          status_word?: string;
          store_source?: number | null;
          store_uid?: string | null;
          tags?: NonNullable<Json>;
          title?: string;
          unread?: string | null;
          user_id?: string;
          year?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "import_rows_import_id_fkey";
            columns: ["import_id"];
            referencedRelation: "imports";
            referencedColumns: ["id"];
          },
        ];
      };
      imported_lists: {
        Row: {
          filed_id: string;
          list_id: string;
          user_id: string;
        };
        Insert: {
          filed_id: string;
          list_id: string;
          user_id: string;
        };
        Update: {
          filed_id?: string;
          list_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "imported_lists_list_id_fkey";
            columns: ["list_id"];
            referencedRelation: "lists";
            referencedColumns: ["id"];
          },
        ];
      };
      imports: {
        Row: {
          added: number;
          cells: NonNullable<Json>;
          changed: number;
          counts: Json | null;
          created_at: string;
          file_name: string;
          finished_at: string | null;
          id: string;
          left_out: NonNullable<Json>;
          plays: number;
          policy: NonNullable<Json>;
          record_counts: NonNullable<Json>;
          records: number;
          records_added: number;
          rows: number;
          source: string;
          state: string;
          status_words: NonNullable<Json>;
          undo_until: string | null;
          user_id: string;
          words: NonNullable<Json>;
          written_to: number;
        };
        Insert: {
          added?: number;
          cells?: NonNullable<Json>;
          changed?: number;
          counts?: Json | null;
          created_at?: string;
          file_name: string;
          finished_at?: string | null;
          id?: string;
          left_out?: NonNullable<Json>;
          plays?: number;
          policy?: NonNullable<Json>;
          record_counts?: NonNullable<Json>;
          records?: number;
          records_added?: number;
          rows?: number;
          source: string;
          state?: string;
          status_words?: NonNullable<Json>;
          undo_until?: string | null;
          user_id: string;
          words?: NonNullable<Json>;
          written_to?: number;
        };
        Update: {
          added?: number;
          cells?: NonNullable<Json>;
          changed?: number;
          counts?: Json | null;
          created_at?: string;
          file_name?: string;
          finished_at?: string | null;
          id?: string;
          left_out?: NonNullable<Json>;
          plays?: number;
          policy?: NonNullable<Json>;
          record_counts?: NonNullable<Json>;
          records?: number;
          records_added?: number;
          rows?: number;
          source?: string;
          state?: string;
          status_words?: NonNullable<Json>;
          undo_until?: string | null;
          user_id?: string;
          words?: NonNullable<Json>;
          written_to?: number;
        };
        Relationships: [];
      };
      last_activities: {
        Row: {
          at: string;
          finished_at: string | null;
          listed_at: string | null;
          reviewed_at: string | null;
          user_id: string;
          raise_last_activity: undefined | null;
        };
        Insert: {
          at: string;
          finished_at?: string | null;
          listed_at?: string | null;
          reviewed_at?: string | null;
          user_id: string;
        };
        Update: {
          at?: string;
          finished_at?: string | null;
          listed_at?: string | null;
          reviewed_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      like_numbers: {
        Row: {
          author_id: string | null;
          game_id: number | null;
          id: number;
          likes: number;
          list_id: string | null;
        };
        Insert: {
          author_id?: string | null;
          game_id?: number | null;
          id?: never;
          likes: number;
          list_id?: string | null;
        };
        Update: {
          author_id?: string | null;
          game_id?: number | null;
          id?: never;
          likes?: number;
          list_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "like_numbers_author_id_game_id_fkey";
            columns: ["author_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "like_numbers_author_id_game_id_fkey";
            columns: ["author_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "like_numbers_list_id_fkey";
            columns: ["list_id"];
            referencedRelation: "lists";
            referencedColumns: ["id"];
          },
        ];
      };
      liked_this_week: {
        Row: {
          id: boolean;
          ranked_at: string;
          reviews: NonNullable<Json>;
        };
        Insert: {
          id?: boolean;
          ranked_at?: string;
          reviews?: NonNullable<Json>;
        };
        Update: {
          id?: boolean;
          ranked_at?: string;
          reviews?: NonNullable<Json>;
        };
        Relationships: [];
      };
      list_entries: {
        Row: {
          added_at: string;
          cover_image_id: string | null;
          game_id: number;
          game_name: string;
          id: string;
          list_id: string;
          note: string | null;
          position: number;
          release_year: number | null;
          user_id: string;
        };
        Insert: {
          added_at?: string;
          cover_image_id?: string | null;
          game_id: number;
          game_name: string;
          id?: string;
          list_id: string;
          note?: string | null;
          position: number;
          release_year?: number | null;
          user_id: string;
        };
        Update: {
          added_at?: string;
          cover_image_id?: string | null;
          game_id?: number;
          game_name?: string;
          id?: string;
          list_id?: string;
          note?: string | null;
          position?: number;
          release_year?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "list_entries_list_id_fkey";
            columns: ["list_id"];
            referencedRelation: "lists";
            referencedColumns: ["id"];
          },
        ];
      };
      list_likes: {
        Row: {
          liked_at: string;
          list_id: string;
          user_id: string;
        };
        Insert: {
          liked_at?: string;
          list_id: string;
          user_id: string;
        };
        Update: {
          liked_at?: string;
          list_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "list_likes_list_id_fkey";
            columns: ["list_id"];
            referencedRelation: "lists";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "list_likes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "list_likes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "shown_profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      lists: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          is_ranked: boolean;
          published_at: string | null;
          title: string;
          updated_at: string;
          user_id: string;
          visibility: string;
          list_summary: Json | null;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_ranked?: boolean;
          published_at?: string | null;
          title: string;
          updated_at?: string;
          user_id: string;
          visibility?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_ranked?: boolean;
          published_at?: string | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
          visibility?: string;
        };
        Relationships: [];
      };
      moderation_log: {
        Row: {
          action: string;
          author_id: string;
          decided_at: string;
          id: string;
          item: string;
          kind: string | null;
          operator: string;
          reason: string | null;
        };
        Insert: {
          action: string;
          author_id: string;
          decided_at?: string;
          id?: string;
          item?: string;
          kind?: string | null;
          operator: string;
          reason?: string | null;
        };
        Update: {
          action?: string;
          author_id?: string;
          decided_at?: string;
          id?: string;
          item?: string;
          kind?: string | null;
          operator?: string;
          reason?: string | null;
        };
        Relationships: [];
      };
      platforms: {
        Row: {
          abbreviation: string | null;
          id: number;
          name: string;
          slug: string;
        };
        Insert: {
          abbreviation?: string | null;
          id: number;
          name: string;
          slug: string;
        };
        Update: {
          abbreviation?: string | null;
          id?: number;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      plays: {
        Row: {
          created_at: string;
          finished: string | null;
          game_id: number;
          id: string;
          minutes: number;
          note: string | null;
          outcome: string;
          platform: string | null;
          started: string | null;
          timer_started_at: string | null;
          updated_at: string;
          user_id: string;
          play_answer: Json | null;
          play_json: Json | null;
          timed_minutes: number | null;
        };
        Insert: {
          created_at?: string;
          finished?: string | null;
          game_id: number;
          id?: string;
          minutes?: number;
          note?: string | null;
          outcome?: string;
          platform?: string | null;
          started?: string | null;
          timer_started_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          finished?: string | null;
          game_id?: number;
          id?: string;
          minutes?: number;
          note?: string | null;
          outcome?: string;
          platform?: string | null;
          started?: string | null;
          timer_started_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "plays_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "plays_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      profiles: {
        Row: {
          about: string | null;
          avatar_url: string | null;
          banner_url: string | null;
          deletion_requested_at: string | null;
          id: string;
          notices_off: string[];
          notices_read_at: string;
          public_since: string | null;
          show_adult: boolean;
          show_imported: boolean;
          shown_sections: string[];
          socials: NonNullable<Json>;
          steam_id: string | null;
          steam_sync: boolean;
          steam_synced_at: string | null;
          updated_at: string;
          username: string | null;
          username_changed_at: string | null;
          visibility: string;
          website: string | null;
          withheld_at: string | null;
        };
        Insert: {
          about?: string | null;
          avatar_url?: string | null;
          banner_url?: string | null;
          deletion_requested_at?: string | null;
          id: string;
          notices_off?: string[];
          notices_read_at?: string;
          public_since?: string | null;
          show_adult?: boolean;
          show_imported?: boolean;
          shown_sections?: string[];
          socials?: NonNullable<Json>;
          steam_id?: string | null;
          steam_sync?: boolean;
          steam_synced_at?: string | null;
          updated_at?: string;
          username?: string | null;
          username_changed_at?: string | null;
          visibility?: string;
          website?: string | null;
          withheld_at?: string | null;
        };
        Update: {
          about?: string | null;
          avatar_url?: string | null;
          banner_url?: string | null;
          deletion_requested_at?: string | null;
          id?: string;
          notices_off?: string[];
          notices_read_at?: string;
          public_since?: string | null;
          show_adult?: boolean;
          show_imported?: boolean;
          shown_sections?: string[];
          socials?: NonNullable<Json>;
          steam_id?: string | null;
          steam_sync?: boolean;
          steam_synced_at?: string | null;
          updated_at?: string;
          username?: string | null;
          username_changed_at?: string | null;
          visibility?: string;
          website?: string | null;
          withheld_at?: string | null;
        };
        Relationships: [];
      };
      program_addresses: {
        Row: {
          created_at: string;
          kind: string;
          token_hash: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          kind: string;
          token_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          kind?: string;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      release_dates: {
        Row: {
          date: string | null;
          date_format: number;
          game_id: number;
          id: number;
          platform: number | null;
          release_region: number | null;
          status: number | null;
        };
        Insert: {
          date?: string | null;
          date_format: number;
          game_id: number;
          id: number;
          platform?: number | null;
          release_region?: number | null;
          status?: number | null;
        };
        Update: {
          date?: string | null;
          date_format?: number;
          game_id?: number;
          id?: number;
          platform?: number | null;
          release_region?: number | null;
          status?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "release_dates_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "facets_of_games";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "release_dates_game_id_fkey";
            columns: ["game_id"];
            referencedRelation: "games";
            referencedColumns: ["id"];
          },
        ];
      };
      removed_steam_apps: {
        Row: {
          appid: number;
          removed_at: string;
          user_id: string;
        };
        Insert: {
          appid: number;
          removed_at?: string;
          user_id: string;
        };
        Update: {
          appid?: number;
          removed_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          author_id: string;
          closed_at: string | null;
          details: string | null;
          item: string;
          kind: string;
          reason: string;
          reported_at: string;
          user_id: string;
        };
        Insert: {
          author_id: string;
          closed_at?: string | null;
          details?: string | null;
          item?: string;
          kind: string;
          reason: string;
          reported_at?: string;
          user_id: string;
        };
        Update: {
          author_id?: string;
          closed_at?: string | null;
          details?: string | null;
          item?: string;
          kind?: string;
          reason?: string;
          reported_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      review_likes: {
        Row: {
          author_id: string;
          game_id: number;
          liked_at: string;
          user_id: string;
        };
        Insert: {
          author_id: string;
          game_id: number;
          liked_at?: string;
          user_id: string;
        };
        Update: {
          author_id?: string;
          game_id?: number;
          liked_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "review_likes_author_id_game_id_fkey";
            columns: ["author_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "review_likes_author_id_game_id_fkey";
            columns: ["author_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "review_likes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "review_likes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "shown_profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      reviews: {
        Row: {
          created_at: string;
          edited_at: string | null;
          game_id: number;
          is_spoiler: boolean;
          likes_rank: number;
          published_at: string | null;
          text: string;
          user_id: string;
          visibility: string;
          is_hidden_review: boolean | null;
        };
        Insert: {
          created_at?: string;
          edited_at?: string | null;
          game_id: number;
          is_spoiler?: boolean;
          likes_rank?: number;
          published_at?: string | null;
          text: string;
          user_id: string;
          visibility?: string;
        };
        Update: {
          created_at?: string;
          edited_at?: string | null;
          game_id?: number;
          is_spoiler?: boolean;
          likes_rank?: number;
          published_at?: string | null;
          text?: string;
          user_id?: string;
          visibility?: string;
        };
        Relationships: [
          {
            foreignKeyName: "reviews_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "reviews_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      row_bounds: {
        Row: {
          at_most: number;
          relation: string;
          user_id: string;
        };
        Insert: {
          at_most: number;
          relation: string;
          user_id: string;
        };
        Update: {
          at_most?: number;
          relation?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "row_bounds_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "row_bounds_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "shown_profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      search_words: {
        Row: {
          fame: number;
          word: string;
        };
        Insert: {
          fame: number;
          word: string;
        };
        Update: {
          fame?: number;
          word?: string;
        };
        Relationships: [];
      };
      smart_lists: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          query: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          query: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          query?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      steam_games: {
        Row: {
          appid: number;
          game_id: number;
          imported_at: string;
          matched_by: string;
          name: string;
          playtime_minutes: number;
          user_id: string;
        };
        Insert: {
          appid: number;
          game_id: number;
          imported_at?: string;
          matched_by: string;
          name: string;
          playtime_minutes?: number;
          user_id: string;
        };
        Update: {
          appid?: number;
          game_id?: number;
          imported_at?: string;
          matched_by?: string;
          name?: string;
          playtime_minutes?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "steam_games_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "steam_games_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      stored_bytes: {
        Row: {
          bytes: number;
          user_id: string;
        };
        Insert: {
          bytes: number;
          user_id: string;
        };
        Update: {
          bytes?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "stored_bytes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stored_bytes_user_id_fkey";
            columns: ["user_id"];
            referencedRelation: "shown_profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      suspensions: {
        Row: {
          reason: string;
          suspended_at: string;
          user_id: string;
        };
        Insert: {
          reason: string;
          suspended_at?: string;
          user_id: string;
        };
        Update: {
          reason?: string;
          suspended_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      themes: {
        Row: {
          id: number;
          name: string;
          slug: string;
        };
        Insert: {
          id: number;
          name: string;
          slug: string;
        };
        Update: {
          id?: number;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      user_games: {
        Row: {
          date_added: string;
          date_completed: string | null;
          game_cover_url: string | null;
          game_genres: string[];
          game_id: number;
          game_name: string;
          game_name_key: string | null;
          game_platforms: string[];
          game_rating: number | null;
          game_release_date: string | null;
          game_summary: string | null;
          hours_played: number | null;
          id: string;
          imported: boolean;
          notes: string | null;
          play_minutes: number;
          rated_at: string | null;
          shown_hours: number | null;
          shown_rating: number | null;
          skipped_at: string | null;
          status: string;
          status_at: string | null;
          steam_playtime_minutes: number | null;
          updated_at: string;
          user_id: string;
          user_rating: number | null;
          is_release_unsure: boolean | null;
        };
        Insert: {
          date_added?: string;
          date_completed?: string | null;
          game_cover_url?: string | null;
          game_genres?: string[];
          game_id: number;
          game_name: string;
          game_name_key?: never;
          game_platforms?: string[];
          game_rating?: number | null;
          game_release_date?: string | null;
          game_summary?: string | null;
          hours_played?: number | null;
          id?: string;
          imported?: boolean;
          notes?: string | null;
          play_minutes?: number;
          rated_at?: string | null;
          shown_hours?: never;
          shown_rating?: never;
          skipped_at?: string | null;
          status: string;
          status_at?: string | null;
          steam_playtime_minutes?: number | null;
          updated_at?: string;
          user_id: string;
          user_rating?: number | null;
        };
        Update: {
          date_added?: string;
          date_completed?: string | null;
          game_cover_url?: string | null;
          game_genres?: string[];
          game_id?: number;
          game_name?: string;
          game_name_key?: never;
          game_platforms?: string[];
          game_rating?: number | null;
          game_release_date?: string | null;
          game_summary?: string | null;
          hours_played?: number | null;
          id?: string;
          imported?: boolean;
          notes?: string | null;
          play_minutes?: number;
          rated_at?: string | null;
          shown_hours?: never;
          shown_rating?: never;
          skipped_at?: string | null;
          status?: string;
          status_at?: string | null;
          steam_playtime_minutes?: number | null;
          updated_at?: string;
          user_id?: string;
          user_rating?: number | null;
        };
        Relationships: [];
      };
    };
    Views: {
      collection_counts: {
        Row: {
          completed: number | null;
          dropped: number | null;
          endless: number | null;
          hours: number | null;
          imported: number | null;
          paused: number | null;
          playing: number | null;
          total: number | null;
          unsorted: number | null;
          user_id: string | null;
          want: number | null;
        };
        Relationships: [];
      };
      collection_statuses: {
        Row: {
          statuses: Json | null;
          user_id: string | null;
        };
        Relationships: [];
      };
      facets_of_games: {
        Row: {
          facet: string | null;
          id: number | null;
          value: number | null;
        };
        Relationships: [];
      };
      listed_reviews: {
        Row: {
          game_id: number | null;
          likes_rank: number | null;
          published_at: string | null;
          review: Database["public"]["Tables"]["reviews"]["Row"] | null;
          user_id: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "reviews_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "shown_user_games";
            referencedColumns: ["user_id", "game_id"];
          },
          {
            foreignKeyName: "reviews_user_id_game_id_fkey";
            columns: ["user_id", "game_id"];
            referencedRelation: "user_games";
            referencedColumns: ["user_id", "game_id"];
          },
        ];
      };
      shown_profiles: {
        Row: {
          about: string | null;
          avatar_url: string | null;
          banner_url: string | null;
          id: string | null;
          reads_as_follower: boolean | null;
          show_imported: boolean | null;
          shown_sections: string[] | null;
          socials: Json | null;
          username: string | null;
          visibility: string | null;
          website: string | null;
        };
        Insert: {
          about?: string | null;
          avatar_url?: string | null;
          banner_url?: string | null;
          id?: string | null;
          reads_as_follower?: never;
          show_imported?: boolean | null;
          shown_sections?: string[] | null;
          socials?: Json | null;
          username?: string | null;
          visibility?: string | null;
          website?: string | null;
        };
        Update: {
          about?: string | null;
          avatar_url?: string | null;
          banner_url?: string | null;
          id?: string | null;
          reads_as_follower?: never;
          show_imported?: boolean | null;
          shown_sections?: string[] | null;
          socials?: Json | null;
          username?: string | null;
          visibility?: string | null;
          website?: string | null;
        };
        Relationships: [];
      };
      shown_user_games: {
        Row: {
          date_added: string | null;
          date_completed: string | null;
          game_cover_url: string | null;
          game_id: number | null;
          game_name: string | null;
          game_release_date: string | null;
          id: string | null;
          shown_hours: number | null;
          user_id: string | null;
          user_rating: number | null;
        };
        Relationships: [];
      };
      steam_imports: {
        Row: {
          imports: Json | null;
          user_id: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_likely: { Args: { import: string }; Returns: number };
      acquire_catalogue: {
        Args: { seconds: number };
        Returns: {
          changes_at: string | null;
          counted_on: string | null;
          full_at: string | null;
          games: number;
          id: boolean;
          is_loaded: boolean;
          last_id: number;
          lease: string | null;
          lease_seconds: number;
          leased_until: string | null;
          pass: string | null;
          popularity_at: string | null;
          source: string | null;
          started_at: string | null;
          step: string | null;
          swept_at: string | null;
          synchronised_at: string | null;
        };
        SetofOptions: {
          from: "*";
          to: "catalogue_state";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      add_favourite: { Args: { game: number }; Returns: undefined };
      add_game_numbers: {
        Args: {
          changes: Database["public"]["CompositeTypes"]["counted_entry"][];
          every: number;
        };
        Returns: undefined;
      };
      add_import_records: {
        Args: { import: string; records: Json };
        Returns: undefined;
      };
      add_import_rows: {
        Args: { import: string; rows: Json };
        Returns: undefined;
      };
      add_imported_games: {
        Args: { games: Json; owner: string };
        Returns: undefined;
      };
      add_play_minutes: {
        Args: { added: number; of_game: number; on_day: string };
        Returns: Json;
      };
      add_stored_bytes: {
        Args: { grown: number; is_limited: boolean; owner: string };
        Returns: undefined;
      };
      add_to_list: {
        Args: { game_ids: number[]; list: string };
        Returns: number;
      };
      add_to_shelf: {
        Args: { games: Json; new_status: string };
        Returns: number;
      };
      begin_catalogue_pass: {
        Args: { lease: string; pass: string; source: string };
        Returns: {
          changes_at: string | null;
          counted_on: string | null;
          full_at: string | null;
          games: number;
          id: boolean;
          is_loaded: boolean;
          last_id: number;
          lease: string | null;
          lease_seconds: number;
          leased_until: string | null;
          pass: string | null;
          popularity_at: string | null;
          source: string | null;
          started_at: string | null;
          step: string | null;
          swept_at: string | null;
          synchronised_at: string | null;
        };
        SetofOptions: {
          from: "*";
          to: "catalogue_state";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      begin_import: {
        Args: { file_name: string; source: string };
        Returns: string;
      };
      begin_steam_sync: { Args: { automatic: boolean }; Returns: Json };
      block_person: { Args: { person: string }; Returns: boolean };
      blocked_of: {
        Args: { after_person: string; owner: string };
        Returns: Json;
      };
      bytes_of_row: { Args: { relation: unknown }; Returns: string };
      calendar_releases: { Args: { month?: string }; Returns: Json };
      can_follow: {
        Args: { followed: string; follower: string };
        Returns: boolean;
      };
      can_read_list: { Args: { list: string }; Returns: boolean };
      can_read_review: {
        Args: { author: string; of_game: number };
        Returns: boolean;
      };
      can_restore_game: {
        Args: { of_game: number; this: string };
        Returns: boolean;
      };
      catalogue_game: { Args: { game_id: number }; Returns: Json };
      catalogue_games: { Args: { ids: number[] }; Returns: Json };
      change_own_list: { Args: { list: string }; Returns: string };
      change_username: { Args: { new_username: string }; Returns: string };
      changes_of: {
        Args: {
          after_change: string;
          after_key: Json;
          after_table: string;
          owner: string;
        };
        Returns: Json;
      };
      choose_import_game: {
        Args: {
          game_id?: number;
          import: string;
          of_row: number;
          skip?: boolean;
        };
        Returns: undefined;
      };
      closed_reviews: {
        Args: { author: string; page_offset?: number };
        Returns: Json;
      };
      copies_and_tags: { Args: { game_ids: number[] }; Returns: Json };
      correct_steam_game: { Args: { app: Json }; Returns: undefined };
      correct_word: {
        Args: { is_open: boolean; typed: string };
        Returns: string;
      };
      correct_words: { Args: { typed: string[] }; Returns: string[] };
      count_games: { Args: { filters?: Json }; Returns: Json };
      count_list_likes: { Args: { list: string }; Returns: number };
      count_parts: {
        Args: {
          f: Database["public"]["CompositeTypes"]["game_filter"];
          sort: string;
        };
        Returns: {
          matching: number;
          place: number;
          walked: number;
        }[];
      };
      count_review_likes: {
        Args: { author: string; of_game: number };
        Returns: number;
      };
      count_unread_notices: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      cover_spoilers: { Args: { value: string }; Returns: string };
      create_list: {
        Args: {
          description?: string;
          game_ids?: number[];
          is_ranked?: boolean;
          request?: string;
          title: string;
          visibility?: string;
        };
        Returns: string;
      };
      current_change: { Args: Record<PropertyKey, never>; Returns: string };
      current_day: { Args: Record<PropertyKey, never>; Returns: string };
      current_username: { Args: { former: string }; Returns: string };
      decide_title: {
        Args: {
          key: string;
          keys: string[];
          of_year: number;
          on_platforms: number[];
          title: string;
        };
        Returns: Database["public"]["CompositeTypes"]["title_match"];
        SetofOptions: {
          from: "*";
          to: "title_match";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      delete_expired_account: { Args: { account: string }; Returns: boolean };
      delete_import: { Args: { import: string }; Returns: undefined };
      delete_missing_games: {
        Args: { after: number; kept: number[]; until: number };
        Returns: undefined;
      };
      delete_old_changes: { Args: { owner: string }; Returns: undefined };
      delete_old_imports: { Args: { owner: string }; Returns: undefined };
      delete_own_expired: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      differing_fields: { Args: { one: Json; other: Json }; Returns: Json };
      edit_list: { Args: { changes: Json; list: string }; Returns: undefined };
      edit_profile: { Args: { changes: Json }; Returns: Json };
      end_of_play: {
        Args: { on_day: string; started: string };
        Returns: string;
      };
      end_play: {
        Args: {
          new_outcome: string;
          of_game: number;
          of_play: string;
          on_day: string;
        };
        Returns: Json;
      };
      end_reading: {
        Args: { cells?: Json; import: string; left_out?: Json };
        Returns: Json;
      };
      entries_of_day: {
        Args: {
          day_end: string;
          day_start: string;
          for_followers: boolean;
          kind: string;
          person: string;
          shows_dates: boolean;
          shows_imported: boolean;
          shows_lists: boolean;
          shows_ratings: boolean;
        };
        Returns: {
          at: string;
          games: Json;
          lists: Json;
          reviews: Json;
          total: number;
          verb: string;
        }[];
      };
      expired_accounts: { Args: { after: string }; Returns: Json };
      exported_rows: {
        Args: { after: string; of_relation: string; owner: string };
        Returns: Json;
      };
      exported_tables: {
        Args: Record<PropertyKey, never>;
        Returns: {
          key: string;
          relation: string;
        }[];
      };
      filtered_bits: {
        Args: {
          f: Database["public"]["CompositeTypes"]["game_filter"];
          targets: string[];
        };
        Returns: {
          bits: unknown;
          chunk: number;
          target: string;
        }[];
      };
      find_games: {
        Args: { among: number[]; enough: number; input: string };
        Returns: Record<string, unknown>;
      };
      find_moderated: { Args: { name: string; of_kind: string }; Returns: Json };
      finish_catalogue_pass: {
        Args: { lease: string };
        Returns: {
          changes_at: string | null;
          counted_on: string | null;
          full_at: string | null;
          games: number;
          id: boolean;
          is_loaded: boolean;
          last_id: number;
          lease: string | null;
          lease_seconds: number;
          leased_until: string | null;
          pass: string | null;
          popularity_at: string | null;
          source: string | null;
          started_at: string | null;
          step: string | null;
          swept_at: string | null;
          synchronised_at: string | null;
        };
        SetofOptions: {
          from: "*";
          to: "catalogue_state";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      first_part: {
        Args: { ids: number[]; key: string; scores: number[] };
        Returns: {
          game_id: number;
          score: number;
        }[];
      };
      fits_review_filter: {
        Args: {
          above_rating: number;
          author: string;
          of_game: number;
          of_status: string;
          top_rating: number;
        };
        Returns: {
          game_id: number;
        }[];
      };
      fitting_names: {
        Args: { most: number; names: string[]; room: number };
        Returns: string[];
      };
      follow_person: { Args: { person: string }; Returns: boolean };
      follow_statuses: {
        Args: { of_games: number[]; on_day: string; owner: string };
        Returns: undefined;
      };
      followed_owners: { Args: { of_game: number }; Returns: Json };
      follows_of: {
        Args: { after_person: string; owner: string };
        Returns: Json;
      };
      game_cards: {
        Args: { ids: number[] };
        Returns: Database["public"]["CompositeTypes"]["game_card"][];
        SetofOptions: {
          from: "*";
          to: "game_card";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      game_conditions: {
        Args: { f: Database["public"]["CompositeTypes"]["game_filter"] };
        Returns: string[];
      };
      game_fame: {
        Args: { hypes: number; popularity: number; total_rating_count: number };
        Returns: number;
      };
      game_tags_of: {
        Args: { after_game: number; owner: string };
        Returns: Json;
      };
      games_of_beginning: {
        Args: { numbers: string[]; short: string };
        Returns: number[];
      };
      games_of_companies: {
        Args: { developer: number; publisher: number };
        Returns: number[];
      };
      games_owned_on: {
        Args: { owner: string; platforms: number[] };
        Returns: number[];
      };
      has_block: { Args: { one: string; other: string }; Returns: boolean };
      has_change: { Args: { of_table?: string }; Returns: boolean };
      has_picture_room: {
        Args: { bucket: string; file: string; owner_key: string };
        Returns: boolean;
      };
      has_records: {
        Args: { of_game: number; owner: string };
        Returns: boolean;
      };
      import_additions: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          data: Json;
          first_row: number;
          game_id: number;
          key: string;
          kind: string;
        }[];
      };
      import_card: { Args: { of_game: number; own?: Json }; Returns: Json };
      import_changes: { Args: { after: Json; before: Json }; Returns: Json };
      import_choice_key: {
        Args: { platforms: number[]; title: string; year: number };
        Returns: string;
      };
      import_copies: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          data: Json;
          first_row: number;
          game_id: number;
          id: string;
        }[];
      };
      import_counts: { Args: { of_import: string }; Returns: Json };
      import_entries: {
        Args: { of_games?: number[]; of_import: string; of_titles?: string[] };
        Returns: {
          finish_as: string;
          game_id: number;
          key: string;
          kind: string;
          line: number;
          row_number: number;
          status: string;
        }[];
      };
      import_game_tags: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          first_row: number;
          game_id: number;
          names: string[];
        }[];
      };
      import_page: {
        Args: {
          after_row?: number;
          import: string;
          kind: string;
          page_size?: number;
        };
        Returns: Json;
      };
      import_plan: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          after: Json;
          before: Json;
          game_id: number;
          own: Json;
        }[];
      };
      import_plan_of_rows: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          after: Json;
          before: Json;
          game_id: number;
          own: Json;
        }[];
      };
      import_plays: {
        Args: { of_games?: number[]; of_import: string };
        Returns: {
          data: Json;
          first_row: number;
          game_id: number;
          id: string;
        }[];
      };
      import_profile_changes: {
        Args: { of_import: string };
        Returns: {
          field: string;
          filed: Json;
          mine: Json;
        }[];
      };
      import_progress: { Args: { import: string }; Returns: Json };
      import_record_counts: { Args: { of_import: string }; Returns: Json };
      import_steam_games: {
        Args: { games: Json; import?: string };
        Returns: Json;
      };
      import_summary: { Args: { import: string }; Returns: Json };
      is_counted: {
        Args: {
          deletion_requested_at: string;
          username: string;
          visibility: string;
          withheld_at: string;
        };
        Returns: boolean;
      };
      is_hidden: {
        Args: { author: string; item: string; kind: string };
        Returns: boolean;
      };
      is_hidden_review: {
        Args: { r: Database["public"]["Tables"]["reviews"]["Row"] };
        Returns: boolean;
      };
      is_leaving: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_line: { Args: { value: string }; Returns: boolean };
      is_new_account: { Args: { account: string }; Returns: boolean };
      is_own: { Args: { alias: string; relation: string }; Returns: string };
      is_own_write: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_release_unsure: {
        Args: { shelved: Database["public"]["Tables"]["user_games"]["Row"] };
        Returns: boolean;
      };
      is_reserved_username: { Args: { name: string }; Returns: boolean };
      is_suspended: { Args: { account: string }; Returns: boolean };
      is_text: { Args: { value: string }; Returns: boolean };
      is_username_free: { Args: { name: string }; Returns: boolean };
      journal: {
        Args: { after?: string; of_period: string; page_size?: number };
        Returns: Json;
      };
      journal_periods: { Args: Record<PropertyKey, never>; Returns: Json };
      key_json: { Args: { alias: string; keys: string }; Returns: string };
      key_numbers: { Args: { key: string }; Returns: string[] };
      key_similarity: { Args: { one: string; other: string }; Returns: number };
      key_spellings: { Args: { key: string }; Returns: string[] };
      like_list: { Args: { list: string }; Returns: undefined };
      like_review: {
        Args: { author: string; of_game: number };
        Returns: boolean;
      };
      liked_reviews: { Args: { author: string }; Returns: Json };
      list_covers: { Args: { list: string }; Returns: string[] };
      list_game_reviews: {
        Args: {
          above_rating?: number;
          after_likes?: number;
          after_time?: string;
          after_user?: string;
          of_game: number;
          of_status?: string;
          page_size?: number;
          top_rating?: number;
        };
        Returns: Json;
      };
      list_games: {
        Args: {
          filters?: Json;
          page_offset?: number;
          page_size?: number;
          sort?: string;
        };
        Returns: Database["public"]["CompositeTypes"]["game_card"][];
        SetofOptions: {
          from: "*";
          to: "game_card";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_likers: {
        Args: { before?: string; before_person?: string; list: string };
        Returns: Json;
      };
      list_own_games: {
        Args: {
          filters?: Json;
          page_offset?: number;
          page_size?: number;
          sort?: string;
        };
        Returns: Json;
      };
      list_parts: {
        Args: { sort: string };
        Returns: {
          condition: string;
          index_part: number;
          ordering: string;
          part: number;
          place: number;
        }[];
      };
      list_shelf: {
        Args: {
          filters?: Json;
          group_by?: string;
          page_offset?: number;
          page_size?: number;
          sort?: string;
        };
        Returns: Json;
      };
      list_shelf_ids: {
        Args: { filters?: Json; group_by?: string; sort?: string };
        Returns: number[];
      };
      list_size: { Args: { list: string }; Returns: number };
      list_summary: {
        Args: { of_list: Database["public"]["Tables"]["lists"]["Row"] };
        Returns: Json;
      };
      lock_own_import: {
        Args: { import: string; states: string[] };
        Returns: {
          added: number;
          cells: NonNullable<Json>;
          changed: number;
          counts: Json | null;
          created_at: string;
          file_name: string;
          finished_at: string | null;
          id: string;
          left_out: NonNullable<Json>;
          plays: number;
          policy: NonNullable<Json>;
          record_counts: NonNullable<Json>;
          records: number;
          records_added: number;
          rows: number;
          source: string;
          state: string;
          status_words: NonNullable<Json>;
          undo_until: string | null;
          user_id: string;
          words: NonNullable<Json>;
          written_to: number;
        };
        SetofOptions: {
          from: "*";
          to: "imports";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      lock_own_shelf: { Args: Record<PropertyKey, never>; Returns: string };
      lock_pair: { Args: { one: string; other: string }; Returns: undefined };
      loose_keys: {
        Args: { tidy_key: string };
        Returns: Record<string, unknown>;
      };
      match_games: {
        Args: {
          among: number[];
          forms: string[];
          only_exact: boolean;
          tier: number;
          words: string[];
        };
        Returns: {
          game_id: number;
          score: number;
        }[];
      };
      match_import: { Args: { batch?: number; import: string }; Returns: Json };
      match_rank: {
        Args: {
          game_type: number;
          id: number;
          platforms: number[];
          total_rating_count: number;
          version_parent: number;
        };
        Returns: number[];
      };
      match_some_words: {
        Args: { among: number[]; tier: number; words: string[] };
        Returns: {
          game_id: number;
          score: number;
        }[];
      };
      match_steam_apps: {
        Args: { apps: Json };
        Returns: {
          appid: number;
          cover_image_id: string;
          first_release_date: string;
          game_id: number;
          game_name: string;
          genres: string[];
          matched_by: string;
          platforms: string[];
          total_rating: number;
        }[];
      };
      match_title: {
        Args: { platforms: number[]; title: string; year: number };
        Returns: Database["public"]["CompositeTypes"]["title_match"];
        SetofOptions: {
          from: "*";
          to: "title_match";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      max_stored_bytes: { Args: Record<PropertyKey, never>; Returns: number };
      moderate: {
        Args: {
          action: string;
          author: string;
          of_item?: string;
          of_kind?: string;
          operator: string;
          why?: string;
        };
        Returns: Json;
      };
      moderated_pages: { Args: { decision: string }; Returns: Json };
      moderated_thing: {
        Args: { author: string; of_item: string; of_kind: string };
        Returns: Json;
      };
      moderation_history: { Args: { most?: number }; Returns: Json };
      move_favourite: {
        Args: { before_game?: number; game: number };
        Returns: undefined;
      };
      move_list_entry: {
        Args: { before_game?: number; game: number; list: string };
        Returns: undefined;
      };
      neighbours_of: { Args: { account: string }; Returns: Json };
      newest_activity: {
        Args: {
          before: string;
          for_followers: boolean;
          kind: string;
          person: string;
          shows_dates: boolean;
          shows_imported: boolean;
          shows_lists: boolean;
          shows_ratings: boolean;
        };
        Returns: {
          at: string;
        }[];
      };
      newest_of_page: {
        Args: {
          before: string;
          before_person: string;
          edge_day: string;
          for_followers: boolean;
          kind: string;
          person: string;
        };
        Returns: {
          at: string;
          dates: boolean;
          id: string;
          imports: boolean;
          lists: boolean;
          ratings: boolean;
        }[];
      };
      notices_after: {
        Args: { owner: string; since: string };
        Returns: {
          at: string;
          count: number;
          game_id: number;
          import_id: string;
          kind: string;
          list_id: string;
          people: string[];
        }[];
      };
      number_forms: { Args: { words: string[] }; Returns: string[] };
      open_play: {
        Args: { of_game: number; on_day: string; on_platform: string };
        Returns: {
          created_at: string;
          finished: string | null;
          game_id: number;
          id: string;
          minutes: number;
          note: string | null;
          outcome: string;
          platform: string | null;
          started: string | null;
          timer_started_at: string | null;
          updated_at: string;
          user_id: string;
        };
        SetofOptions: {
          from: "*";
          to: "plays";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      open_plays: {
        Args: {
          of_games: number[];
          on_day: string;
          on_platform: string;
          owner: string;
        };
        Returns: undefined;
      };
      open_reports: { Args: Record<PropertyKey, never>; Returns: Json };
      own_blocked: { Args: { after_person?: string }; Returns: Json };
      own_blocks: { Args: Record<PropertyKey, never>; Returns: Json };
      own_changes: {
        Args: { after_change?: string; after_key?: Json; after_table?: string };
        Returns: Json;
      };
      own_favourites: { Args: Record<PropertyKey, never>; Returns: Json };
      own_follows: { Args: { after_person?: string }; Returns: Json };
      own_game_tags: { Args: { after_game?: number }; Returns: Json };
      own_home: { Args: { of_month: string }; Returns: Json };
      own_imports: { Args: Record<PropertyKey, never>; Returns: Json };
      own_list_id: { Args: { list: string; owner: string }; Returns: string };
      own_lists: {
        Args: { containing?: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      own_moderation: { Args: Record<PropertyKey, never>; Returns: Json };
      own_neighbours: { Args: Record<PropertyKey, never>; Returns: Json };
      own_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      own_review: { Args: { of_game: number }; Returns: Json };
      own_review_likes: {
        Args: { after_author?: string; after_game?: number };
        Returns: Json;
      };
      own_reviews_view: {
        Args: {
          above_rating?: number;
          of_game: number;
          of_status?: string;
          top_rating?: number;
        };
        Returns: Json;
      };
      own_stored_bytes: { Args: Record<PropertyKey, never>; Returns: Json };
      own_tags: { Args: Record<PropertyKey, never>; Returns: Json };
      past_time: { Args: { of_file: string }; Returns: string };
      pending_records: { Args: { of_import: string }; Returns: Json };
      people_relations: { Args: { people: string[] }; Returns: Json };
      pick_games: {
        Args: {
          available?: string;
          company?: string;
          genre?: number;
          platform?: number;
          seed?: number;
          shown?: number[];
          theme?: number;
        };
        Returns: Json;
      };
      picture_files: { Args: { account: string }; Returns: Json };
      plain_name: { Args: { name: string }; Returns: string };
      platforms_of: { Args: { word: string }; Returns: number[] };
      play_action: {
        Args: { action: Json; game?: Json; of_game: number };
        Returns: Json;
      };
      play_answer: {
        Args: { play: Database["public"]["Tables"]["plays"]["Row"] };
        Returns: Json;
      };
      play_json: {
        Args: { play: Database["public"]["Tables"]["plays"]["Row"] };
        Returns: Json;
      };
      popular_reviews: { Args: Record<PropertyKey, never>; Returns: Json };
      program_export: {
        Args: { after?: Json; part: string; token: string };
        Returns: Json;
      };
      program_owner: {
        Args: { of_kind: string; token: string };
        Returns: string;
      };
      program_playing: { Args: { token: string }; Returns: Json };
      program_shelf: {
        Args: { after_game?: number; token: string };
        Returns: Json;
      };
      put_on_shelf: {
        Args: {
          game?: Json;
          keeps_status?: boolean;
          new_status: string;
          of_game: number;
        };
        Returns: Json;
      };
      put_review: {
        Args: {
          is_spoiler: boolean;
          of_game: number;
          replaces?: string;
          review_text: string;
          visibility: string;
        };
        Returns: undefined;
      };
      query_forms: { Args: { given: string[] }; Returns: string[] };
      raise_last_activity: {
        Args: { news: Database["public"]["Tables"]["last_activities"]["Row"] };
        Returns: undefined;
      };
      rank_games: { Args: { after: number; lease: string }; Returns: number };
      rank_liked_this_week: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      rank_review: {
        Args: { author: string; of_game: number };
        Returns: undefined;
      };
      rated_unlike_others: {
        Args: { owner: string; with_imports: boolean };
        Returns: Json;
      };
      rating_step: { Args: { rating: number }; Returns: number };
      read_activity: { Args: { owner: string }; Returns: Json };
      read_feed: {
        Args: {
          before?: string;
          before_person?: string;
          kind?: string;
          minutes_ahead?: number;
        };
        Returns: Json;
      };
      read_filtered_shelf: {
        Args: {
          completed_in?: string;
          kind: string;
          owner: string;
          page_offset?: number;
          page_size?: number;
          value: string;
        };
        Returns: Json;
      };
      read_follow_counts: { Args: { owner: string }; Returns: Json };
      read_followers: {
        Args: { owner: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      read_following: {
        Args: { owner: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      read_game_filter: {
        Args: { filters: Json };
        Returns: Database["public"]["CompositeTypes"]["game_filter"];
        SetofOptions: {
          from: "*";
          to: "game_filter";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      read_game_numbers: { Args: { of_game: number }; Returns: Json };
      read_game_reviews: { Args: { of_game: number }; Returns: Json };
      read_list: {
        Args: { list: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      read_list_likes: { Args: { list: string }; Returns: Json };
      read_lists: {
        Args: { owner: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      read_newest_reviews: { Args: { of_game: number }; Returns: Json };
      read_notices: { Args: { until: string }; Returns: undefined };
      read_profile: { Args: { name: string }; Returns: Json };
      read_review: { Args: { of_game: number; owner: string }; Returns: Json };
      read_review_text: {
        Args: { author: string; of_game: number };
        Returns: string;
      };
      read_shelf: {
        Args: {
          of_status?: string;
          owner: string;
          page_offset?: number;
          page_size?: number;
        };
        Returns: Json;
      };
      read_shelf_filter: {
        Args: { filters: Json };
        Returns: Database["public"]["CompositeTypes"]["shelf_filter"];
        SetofOptions: {
          from: "*";
          to: "shelf_filter";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      read_user_reviews: {
        Args: { owner: string; page_offset?: number; page_size?: number };
        Returns: Json;
      };
      record_steam_import: {
        Args: { appids: number[]; before: Json; import: string };
        Returns: undefined;
      };
      recount_import_records: {
        Args: { of_games?: number[]; of_import: string };
        Returns: undefined;
      };
      refresh_changed_facets: { Args: { lease: string }; Returns: number };
      refresh_game_facets: { Args: { of_chunk: number }; Returns: number };
      refresh_game_facts: { Args: { chunks: number[] }; Returns: undefined };
      refresh_import_groups: {
        Args: { of_games?: number[]; of_import: string; of_titles?: string[] };
        Returns: undefined;
      };
      refresh_shelved_groups: {
        Args: { of_import: string };
        Returns: undefined;
      };
      refuse_suspended: { Args: { account: string }; Returns: undefined };
      release_catalogue: { Args: { lease: string }; Returns: undefined };
      remember_choices: {
        Args: { game_ids: number[]; owner: string; title_keys: string[] };
        Returns: undefined;
      };
      removal_losses: { Args: { game_ids: number[] }; Returns: Json };
      remove_favourite: { Args: { game: number }; Returns: undefined };
      remove_follower: { Args: { person: string }; Returns: boolean };
      remove_from_list: {
        Args: { game: number; list: string };
        Returns: undefined;
      };
      remove_games: { Args: { game_ids: number[] }; Returns: number };
      remove_list: { Args: { list: string }; Returns: boolean };
      remove_review: {
        Args: { of_game: number; replaces?: string };
        Returns: boolean;
      };
      remove_tag: {
        Args: { merge_into?: string; tag: string };
        Returns: boolean;
      };
      remove_unused_tags: { Args: Record<PropertyKey, never>; Returns: number };
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      renew_catalogue: {
        Args: { lease: string; progress?: Json };
        Returns: undefined;
      };
      renew_program_address: { Args: { of_kind: string }; Returns: string };
      report_thing: {
        Args: {
          more?: string;
          of_game?: number;
          of_kind: string;
          thing: string;
          why: string;
        };
        Returns: boolean;
      };
      request_account_deletion: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      restore_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      review_for_caller: {
        Args: { author: string; of_game: number };
        Returns: Json;
      };
      review_json: {
        Args: {
          r: Database["public"]["Tables"]["reviews"]["Row"];
          whole?: boolean;
        };
        Returns: Json;
      };
      review_likers: {
        Args: { before?: string; before_person?: string; of_game: number };
        Returns: Json;
      };
      review_likes_of: {
        Args: { after_author: string; after_game: number; owner: string };
        Returns: Json;
      };
      same_columns: {
        Args: { columns: string[]; one: string; other: string };
        Returns: string;
      };
      save_import_mapping: {
        Args: { header_key: string; mapping: Json };
        Returns: undefined;
      };
      search_games: {
        Args: { developer?: number; publisher?: number; q: string };
        Returns: {
          cover_image_id: string;
          first_release_date: string;
          first_release_format: number;
          game_type: number;
          genres: Json;
          id: number;
          is_adult: boolean;
          name: string;
          slug: string;
          total_rating: number;
        }[];
      };
      search_initials: { Args: { name: string }; Returns: string[] };
      search_key: { Args: { name: string }; Returns: string };
      search_lexemes: {
        Args: { key: string; name: string; tier: number };
        Returns: unknown;
      };
      search_people: { Args: { prefix: string }; Returns: Json };
      search_query: {
        Args: { tier: number; words: string[] };
        Returns: unknown;
      };
      search_text: { Args: { text: string }; Returns: string };
      search_tier: {
        Args: { fame: number; is_adult: boolean };
        Returns: number;
      };
      seen_statistics: {
        Args: { owner: string };
        Returns: {
          copies: boolean;
          dates: boolean;
          hours: boolean;
          imports: boolean;
          plays: boolean;
          ratings: boolean;
        }[];
      };
      series_name: { Args: { name: string }; Returns: string };
      set_game_tags: {
        Args: { of_game: number; tag_names: string[] };
        Returns: Json;
      };
      set_import_options: {
        Args: { import: string; policy?: Json; status_words?: Json };
        Returns: undefined;
      };
      set_list_note: {
        Args: { game: number; list: string; note: string };
        Returns: undefined;
      };
      set_picture: { Args: { picture: string; url: string }; Returns: string };
      set_profile_fields: { Args: { fields: Json }; Returns: undefined };
      set_status: {
        Args: { game_ids: number[]; new_status: string };
        Returns: Json;
      };
      shelf_bits: {
        Args: { f: Database["public"]["CompositeTypes"]["shelf_filter"] };
        Returns: {
          bits: unknown;
          chunk: number;
          platform_bits: unknown;
        }[];
      };
      shelf_choices: { Args: Record<PropertyKey, never>; Returns: Json };
      shelf_group_order: { Args: { group_by: string }; Returns: string };
      shelf_order: { Args: { sort: string }; Returns: string };
      shelf_query: {
        Args: {
          f: Database["public"]["CompositeTypes"]["shelf_filter"];
          group_by: string;
          is_with_copies?: boolean;
          sort: string;
        };
        Returns: string;
      };
      shelf_statistics: { Args: { owner: string }; Returns: Json };
      shelf_status: { Args: { import_status: string }; Returns: string };
      shown_favourites: { Args: { owner: string }; Returns: Json };
      shown_games: {
        Args: {
          ids: string[];
          profile: Database["public"]["Views"]["shown_profiles"]["Row"];
        };
        Returns: Json;
      };
      shows_section: {
        Args: { owner: string; section: string };
        Returns: boolean;
      };
      similar_games: {
        Args: { key: string };
        Returns: {
          id: number;
          place: number;
        }[];
      };
      similar_titles: {
        Args: { numbers: string[]; short: string };
        Returns: Record<string, unknown>;
      };
      sitemap_page: { Args: { file: number; kind: string }; Returns: Json };
      sitemap_sizes: { Args: Record<PropertyKey, never>; Returns: Json };
      start_of_date: { Args: { partial_date: string }; Returns: string };
      start_play: {
        Args: { of_game: number; on_day: string; on_platform?: string };
        Returns: Json;
      };
      start_timer: { Args: { of_game: number; on_day: string }; Returns: Json };
      statistics_games: {
        Args: {
          game_ids: number[];
          is_with_hours: boolean;
          is_with_ratings: boolean;
          owner: string;
        };
        Returns: Json;
      };
      stop_timer: {
        Args: { discard?: boolean; of_game: number };
        Returns: Json;
      };
      store_import_additions: {
        Args: { of_games: number[]; of_import: string; owner: string };
        Returns: undefined;
      };
      stored_cover: { Args: { image_id: string }; Returns: string };
      suggested_people: { Args: Record<PropertyKey, never>; Returns: Json };
      sum_game_numbers: { Args: { game_ids: number[] }; Returns: undefined };
      sum_like_numbers: {
        Args: { author: string; list: string; of_game: number };
        Returns: undefined;
      };
      sum_steam_playtime: {
        Args: { game_ids: number[]; owner: string };
        Returns: undefined;
      };
      sweep_games: { Args: { lease: string; page: Json }; Returns: number[] };
      sync_companies: {
        Args: { lease: string; page: Json };
        Returns: undefined;
      };
      sync_games: { Args: { lease: string; page: Json }; Returns: undefined };
      sync_lookups: { Args: { lease: string; page: Json }; Returns: undefined };
      sync_popularity: {
        Args: { lease: string; page: Json };
        Returns: undefined;
      };
      sync_times_to_beat: {
        Args: { lease: string; page: Json };
        Returns: undefined;
      };
      tag_games: {
        Args: { game_ids: number[]; tag_name: string };
        Returns: Json;
      };
      telling_words: { Args: { words: string[] }; Returns: string[] };
      tidy_title: {
        Args: { title: string };
        Returns: Database["public"]["CompositeTypes"]["tidy_title"];
        SetofOptions: {
          from: "*";
          to: "tidy_title";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      timed_minutes: {
        Args: { play: Database["public"]["Tables"]["plays"]["Row"] };
        Returns: number;
      };
      to_line: { Args: { most: number; value: string }; Returns: string };
      try_import_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: boolean;
      };
      unblock_person: { Args: { person: string }; Returns: boolean };
      undated_releases: { Args: Record<PropertyKey, never>; Returns: Json };
      undo_change: { Args: { change: string }; Returns: Json };
      undo_import: { Args: { batch?: number; import: string }; Returns: Json };
      undo_records: {
        Args: { batch: number; of_import: string; owner: string };
        Returns: number;
      };
      undoable_tables: {
        Args: Record<PropertyKey, never>;
        Returns: {
          can_delete: string;
          can_restore: string;
          keys: string[];
          place: number;
          relation: string;
        }[];
      };
      unfollow_person: { Args: { person: string }; Returns: boolean };
      unlike_list: { Args: { list: string }; Returns: undefined };
      unlike_review: {
        Args: { author: string; of_game: number };
        Returns: boolean;
      };
      unnumbered_part: {
        Args: { games: number[]; part: number; series_name: string };
        Returns: number;
      };
      unsure_releases: { Args: { game_ids: number[] }; Returns: Json };
      untag_games: {
        Args: { game_ids: number[]; tag: string };
        Returns: number;
      };
      uuid_of: { Args: { value: string }; Returns: string };
      valid_copies: { Args: { copies: Json }; Returns: Json };
      valid_plays: { Args: { plays: Json }; Returns: Json };
      valid_tags: { Args: { tags: Json }; Returns: Json };
      wanted_releases: { Args: { token: string }; Returns: Json };
      whole_day: { Args: { partial_date: string }; Returns: string };
      with_pending: {
        Args: { pending: Json; record_counts: Json };
        Returns: Json;
      };
      within_period: {
        Args: { at_time: string; period: string };
        Returns: string;
      };
      write_choice_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_copy_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_favourite_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_follow_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_import: {
        Args: { batch?: number; cover_prefix?: string; import: string };
        Returns: Json;
      };
      write_import_games: {
        Args: {
          cover_prefix: string;
          games: number[];
          of_import: string;
          owner: string;
        };
        Returns: Record<string, unknown>;
      };
      write_import_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_like_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_list_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_next_records: {
        Args: { batch: number; of_import: string; owner: string };
        Returns: number;
      };
      write_play_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_profile_record: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_review_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_smart_list_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      write_tag_records: {
        Args: { of_import: string; owner: string; places: number[] };
        Returns: undefined;
      };
      written_columns: { Args: { relation: unknown }; Returns: string };
      year_in_review: {
        Args: { of_year: number; owner: string };
        Returns: Json;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      counted_entry: {
        user_id: string | null;
        game_id: number | null;
        status: string | null;
        rating: number | null;
        entries: number | null;
      };
      game_card: {
        id: number | null;
        name: string | null;
        slug: string | null;
        cover_image_id: string | null;
        game_type: number | null;
        first_release_date: string | null;
        first_release_format: number | null;
        total_rating: number | null;
        genres: Json | null;
      };
      game_filter: {
        platforms: number[] | null;
        types: number[] | null;
        genres: number[] | null;
        theme: number | null;
        from_year: number | null;
        to_year: number | null;
        from_hours: number | null;
        to_hours: number | null;
        min_rating: number | null;
        release: string | null;
        developer: number | null;
        publisher: number | null;
        ids: number[] | null;
        editions: boolean | null;
      };
      shelf_filter: {
        status: string | null;
        name: string | null;
        platforms: number[] | null;
        genres: number[] | null;
        themes: number[] | null;
        developers: number[] | null;
        from_year: number | null;
        to_year: number | null;
        from_rating: number | null;
        to_rating: number | null;
        from_critics: number | null;
        to_critics: number | null;
        from_hours: number | null;
        to_hours: number | null;
        from_length: number | null;
        to_length: number | null;
        added: string | null;
        completed: string | null;
        lists: string[] | null;
        tags: string[] | null;
        media: string[] | null;
      };
      tidy_title: {
        title: string | null;
        year: number | null;
        platform: string | null;
      };
      title_match: {
        match: string | null;
        game_id: number | null;
        candidates: number[] | null;
        is_likely: boolean | null;
      };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
