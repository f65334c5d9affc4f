// The receiver takes a webhook's messages: it verifies, skips repeated ones, responds at once, and works in order.
package main

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"sync"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

const (
	bodyBytesMax  = 1 << 20
	rememberedMax = 100_000
	workers       = 4
	backlogMax    = 1_000
)

type event struct {
	Type     string `json:"type"`
	BoardID  string `json:"board_id"`
	Version  *int64 `json:"version"`
	Resource struct {
		ID string `json:"id"`
	} `json:"resource"`
}

type receiver struct {
	webhook *standardwebhooks.Webhook
	mutex   sync.Mutex
	// The ids of messages that were accepted, and their order. In production, a table with a unique column.
	seen  map[string]bool
	order []string
	// All events of a board go to the same worker, so that they stay in order.
	queues [workers]chan event
}

func (r *receiver) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	// Verified as it was received: parsed and written again, it could differ.
	body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, bodyBytesMax))
	if err == nil {
		err = r.webhook.Verify(body, request.Header)
	}
	var received event
	if err == nil {
		err = json.Unmarshal(body, &received)
	}
	if err != nil {
		log.Printf("refused: %v", err)
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	if !r.accept(request.Header.Get("webhook-id"), received) {
		// The message comes again later.
		response.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	response.WriteHeader(http.StatusNoContent)
}

// accept hands an event on, unless it has come before. It returns false if too much work is waiting.
func (r *receiver) accept(id string, received event) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.seen[id] {
		return true
	}
	hash := fnv.New32a()
	hash.Write([]byte(received.BoardID))
	select {
	case r.queues[hash.Sum32()%workers] <- received:
	default:
		return false
	}
	r.seen[id] = true
	r.order = append(r.order, id)
	if len(r.order) > rememberedMax {
		delete(r.seen, r.order[0])
		r.order = r.order[1:]
	}
	return true
}

// unchanged are events that change nothing. Their version is the one that the card already has.
var unchanged = map[string]bool{"card.due_soon": true, "card.overdue": true}

// apply is your code. A message that comes late, such as a redelivery, must not undo what came after it.
func apply(received event, versions map[string]int64) {
	version := "-"
	if received.Version != nil {
		if !unchanged[received.Type] {
			if *received.Version <= versions[received.Resource.ID] {
				return
			}
			versions[received.Resource.ID] = *received.Version
		}
		version = fmt.Sprint(*received.Version)
	}
	fmt.Println(received.Type, received.Resource.ID, version)
}

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
	if err != nil {
		log.Fatal(err)
	}
	r := &receiver{webhook: webhook, seen: map[string]bool{}}
	for index := range r.queues {
		events := make(chan event, backlogMax)
		r.queues[index] = events
		go func() {
			// The latest version of each resource that was applied.
			versions := map[string]int64{}
			for received := range events {
				apply(received, versions)
			}
		}()
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "4000"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("listening")
	server := &http.Server{Handler: r, ReadTimeout: 10 * time.Second}
	log.Fatal(server.Serve(listener))
}
