// The follower reads the live stream of a board, with the standard library alone.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"time"
)

const (
	silenceMax   = 45 * time.Second
	usualPause   = 500 * time.Millisecond
	pauseMax     = 30 * time.Second
	lineBytesMax = 4 << 20
)

// A refusal is a response that is not a success.
type refusal int

func (r refusal) Error() string { return fmt.Sprintf("the service responded with %d", int(r)) }

type follower struct {
	board, token string
	// The position after what was applied; empty before the first snapshot.
	cursor string
	pause  time.Duration
}

func (f *follower) get(ctx context.Context, path string, headers map[string]string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, f.board+path, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+f.token)
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		response.Body.Close()
		return nil, refusal(response.StatusCode)
	}
	return response, nil
}

// readSnapshot reads the state of the board, and the position that belongs to it.
func (f *follower) readSnapshot(ctx context.Context) error {
	response, err := f.get(ctx, "/snapshot", nil)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var snapshot struct {
		ResumeCursor string `json:"resume_cursor"`
	}
	if err := json.NewDecoder(response.Body).Decode(&snapshot); err != nil {
		return err
	}
	f.cursor = snapshot.ResumeCursor
	fmt.Println("snapshot")
	return nil
}

// readStream applies what comes until the stream ends.
func (f *follower) readStream() error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	silence := time.AfterFunc(silenceMax, cancel)
	defer silence.Stop()
	if f.cursor == "" {
		if err := f.readSnapshot(ctx); err != nil {
			return err
		}
	}
	headers := map[string]string{"Accept": "text/event-stream", "Last-Event-ID": f.cursor}
	response, err := f.get(ctx, "/events/stream", headers)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	fields := map[string]string{}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, lineBytesMax)
	for lines.Scan() {
		silence.Reset(silenceMax)
		if line := lines.Text(); line != "" {
			name, value, _ := strings.Cut(line, ":")
			fields[name] = strings.TrimPrefix(value, " ")
			continue
		}
		if fields["event"] == "end" {
			return nil
		}
		if err := f.take(fields); err != nil {
			return err
		}
		fields = map[string]string{}
	}
	return lines.Err()
}

func (f *follower) take(fields map[string]string) error {
	if data, ok := fields["data"]; ok {
		var received struct {
			Type     string `json:"type"`
			Resource struct {
				ID string `json:"id"`
			} `json:"resource"`
		}
		if err := json.Unmarshal([]byte(data), &received); err != nil {
			return err
		}
		// Your code.
		fmt.Println(received.Type, received.Resource.ID)
	}
	if id, ok := fields["id"]; ok {
		f.cursor = id
		f.pause = usualPause
	}
	return nil
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: follower board_…")
	}
	url := os.Getenv("BOARDS_URL")
	if url == "" {
		url = "http://127.0.0.1:3000"
	}
	f := &follower{board: url + "/v1/boards/" + os.Args[1], token: os.Getenv("BOARDS_TOKEN"), pause: usualPause}
	for {
		if err := f.readStream(); err != nil {
			var refused refusal
			if errors.As(err, &refused) {
				switch int(refused) {
				case http.StatusUnauthorized, http.StatusForbidden, http.StatusNotFound:
					log.Fatal(err)
				case http.StatusBadRequest, http.StatusGone:
					// The position can't be continued, because the log no longer reaches back to it or the board has
					// moved to another workspace: begin with the board as it is now.
					f.cursor = ""
				}
			}
			f.pause = min(f.pause*2, pauseMax)
		}
		time.Sleep(time.Duration(float64(f.pause) * (0.5 + rand.Float64()/2)))
	}
}
